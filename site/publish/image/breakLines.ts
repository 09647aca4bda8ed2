/** The room that a text has. */
export interface Room {
  width: number;
  /** Most lines. */
  lines: number;
  /** The width of a text. */
  measure: (text: string) => number;
}

/**
 * Breaks a text into lines: between words, after hyphens and slashes, and within a word that is longer than a line. What does
 * not fit is cut after a word, with an ellipsis.
 */
export function breakLines(text: string, { width, lines, measure }: Room): string[] {
  const fits = (line: string) => measure(line.trimEnd()) <= width;
  const broken: string[] = [];
  let line = '';
  for (const piece of text.split(breaks)) {
    if (line !== '' && !fits(line + piece)) end();
    if (fits(piece)) line += piece;
    else
      for (const letter of piece) {
        if (line !== '' && !fits(line + letter)) end();
        line += letter;
      }
  }
  end();
  return broken.length <= lines ? broken : [...broken.slice(0, lines - 1), cut(broken[lines - 1]!, fits)];

  function end(): void {
    broken.push(line.trimEnd());
    line = '';
  }
}

/** Breaks a text such that its last line is no lonely word, where that takes no more lines. */
export function breakPrettily(text: string, room: Room): string[] {
  const lines = breakLines(text, room);
  if (room.measure(lines.at(-1)!) >= room.width / 3) return lines;
  const narrower = breakLines(text, { ...room, width: room.width * 0.9, lines: lines.length + 1 });
  return narrower.length === lines.length ? narrower : lines;
}

/** After spaces, and between a sign that joins words and the next of them. */
const breaks = /(?<=\s)|(?<=\p{L}[-–—/])(?=\p{L})/u;

function cut(line: string, fits: (line: string) => boolean): string {
  const words = line.split(' ');
  while (words.length > 1 && !fits(ended(words.join(' ')))) words.pop();
  const letters = [...words.join(' ')];
  while (letters.length > 1 && !fits(ended(letters.join('')))) letters.pop();
  return ended(letters.join(''));
}

/** A text that goes on: no sign stands between it and the ellipsis. */
const ended = (text: string) => `${text.replace(/[\s\p{P}]+$/u, '')}…`;
