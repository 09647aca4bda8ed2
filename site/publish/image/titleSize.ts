/** Sizes of a title in pixels, largest first, and how many lines each may take. */
const sizes = [
  { size: 92, lines: 1 },
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
] as const;

/** Average width of a letter of these fonts, in parts of their size. */
const letterWidth = { words: 0.53, code: 0.6 };

/**
 * The largest size at which a title fits, and the lines it may take; what does not fit at the smallest is cut there.
 *
 * @param width Width of a line in pixels.
 */
export function titleSize(
  title: string,
  lettering: keyof typeof letterWidth,
  width: number,
): { size: number; lines: number } {
  const longestWord = Math.max(...title.split(/\s+/).map(({ length }) => length));
  const fitting = sizes.find(({ size, lines }) => {
    const letters = width / (size * letterWidth[lettering]);
    // A line ends before a word that does not fit, so that a part of each is lost.
    return longestWord <= letters && title.length <= letters * (lines === 1 ? 1 : lines * 0.85);
  });
  return fitting ?? sizes.at(-1)!;
}
