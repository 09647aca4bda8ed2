/** How a text is laid out. */
export interface TextBox {
  /** Width of a line. */
  width: number;
  /** Maximum number of lines. */
  maxLines: number;
  /** Width of a text. Widths of adjacent texts add up. */
  measure: (text: string) => number;
}

/** After spaces, and after a hyphen or slash within a word. */
const breaks = /(?<=\s)|(?<=\p{L}[-–—/])(?=\p{L})/u;

/** Breaks a text into lines between words, after hyphens and slashes, and within a word that is longer than a line. */
export function wrapLines(text: string, { width, measure }: Omit<TextBox, 'maxLines'>): string[] {
  const lines = [''];
  let filled = 0;
  const breakLine = () => {
    lines.push('');
    filled = 0;
  };
  for (const piece of text.split(breaks)) {
    const isTooLong = measure(piece.trimEnd()) > width;
    // A piece that is longer than a line begins one.
    if (isTooLong && filled > 0) breakLine();
    for (const part of isTooLong ? piece : [piece]) {
      if (filled > 0 && filled + measure(part.trimEnd()) > width) breakLine();
      lines[lines.length - 1] += part;
      filled += measure(part);
    }
  }
  return lines.map((line) => line.trimEnd());
}

/** Wraps a text, and ends it after a word with an ellipsis if it has more lines than the box. */
export function clampLines(text: string, box: TextBox): string[] {
  const lines = wrapLines(text, box);
  if (lines.length <= box.maxLines) return lines;
  let last = lines[box.maxLines - 1]!;
  const cut = () => `${last.replace(/[\s\p{P}]+$/u, '')}…`;
  while (last.length > 1 && box.measure(cut()) > box.width) {
    last = last.includes(' ') ? last.replace(/\s*\S+$/, '') : [...last].slice(0, -1).join('');
  }
  return [...lines.slice(0, box.maxLines - 1), cut()];
}
