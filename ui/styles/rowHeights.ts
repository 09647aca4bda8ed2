/** Heights in pixels that a style sheet knows, each a sixth larger than the one before, in steps of ten. */
export const rowHeights = Array.from({ length: 28 }, (_, index) => Math.round(10 * 1.165 ** index) * 10);

/** The height of the style sheet that is nearest to another one. */
export function nearestRowHeight(height: number): number {
  return rowHeights.reduce((nearest, known) =>
    Math.abs(known - height) < Math.abs(nearest - height) ? known : nearest,
  );
}
