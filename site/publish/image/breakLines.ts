/** How a text is set: the width of a line, the most lines, and the width of a text. */
export interface Room {
  width: number;
  lines: number;
  measure: (text: string) => number;
}

/** After spaces, and after a hyphen or slash within a word. */
const breaks = /(?<=\s)|(?<=\p{L}[-–—/])(?=\p{L})/u;

/** Breaks a text into lines between words, after hyphens and slashes, and within a word that is longer than a line. */
export function wrap(text: string, { width, measure }: Omit<Room, 'lines'>): string[] {
  const fits = (line: string) => measure(line.trimEnd()) <= width;
  const lines = [''];
  const add = (piece: string) => {
    if (lines.at(-1) === '' || fits(lines.at(-1)! + piece)) lines[lines.length - 1] += piece;
    else lines.push(piece);
  };
  for (const piece of text.split(breaks)) {
    // A piece that is longer than a line begins one.
    if (!fits(piece) && lines.at(-1) !== '') lines.push('');
    (fits(piece) ? [piece] : [...piece]).forEach(add);
  }
  return lines.map((line) => line.trimEnd());
}

/** Does the same, and cuts what does not fit after a word, with an ellipsis. */
export function breakLines(text: string, room: Room): string[] {
  const lines = wrap(text, room);
  if (lines.length <= room.lines) return lines;
  let last = lines[room.lines - 1]!;
  const cut = () => `${last.replace(/[\s\p{P}]+$/u, '')}…`;
  while (last.length > 1 && room.measure(cut()) > room.width) {
    last = last.includes(' ') ? last.replace(/\s*\S+$/, '') : [...last].slice(0, -1).join('');
  }
  return [...lines.slice(0, room.lines - 1), cut()];
}
