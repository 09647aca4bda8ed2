/** Maximum size of an answer, in bytes of UTF-8. */
const maxBytes = 40_000;

/** Returns an answer from a line on (the first is 1), cut to 40 kB at a line break. */
export function cutText(text: string, line: number): string {
  const lines = text.split('\n').slice(line - 1);
  let remaining = maxBytes - 500;
  const cut = lines.findIndex((each) => (remaining -= new TextEncoder().encode(each).length + 1) < 0);
  if (cut === -1) return lines.join('\n');
  // A line that is too long by itself is left out.
  const next = line + Math.max(1, cut);
  return `${lines.slice(0, cut).join('\n')}\n\n[Cut: the rest begins with line ${next}. Pass "line", or request a section.]`;
}
