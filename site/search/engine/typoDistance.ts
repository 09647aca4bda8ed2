/**
 * Number of typos of the finger that turn `typed` into `meant`: a letter missing, doubled, replaced, or two swapped. Gives up
 * with `max + 1` when there are more.
 *
 * @param unfinished Whether `typed` may end anywhere in `meant`.
 */
export function typoDistance(typed: string, meant: string, max: number, unfinished = false): number {
  const missing = meant.length - typed.length;
  if (-missing > max || (missing > max && !unfinished)) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let nearest = row;
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      let distance = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (isSwapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current.push(distance);
      nearest = Math.min(nearest, distance);
    }
    if (nearest > max) return max + 1;
    [beforeLast, last] = [last, current];
  }
  return unfinished ? Math.min(...last) : last[meant.length]!;
}
