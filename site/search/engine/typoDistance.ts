/** Distances between an empty word and prefixes of a word. Terms and addresses are shorter than this. */
const firstRow = Array.from({ length: 256 }, (_, length) => length);

/**
 * Number of typing errors that turn `meant` into `typed`: a letter missing, doubled, replaced, or two swapped.
 * Returns `max + 1` if there are more.
 *
 * @param unfinished Whether `typed` can end anywhere in `meant`.
 */
export function typoDistance(typed: string, meant: string, max: number, unfinished = false): number {
  const tooMany = max + 1;
  const missing = meant.length - typed.length;
  if (-missing > max || (missing > max && !unfinished)) return tooMany;
  let beforeLast: number[] = [];
  let last = firstRow;
  for (let row = 1; row <= typed.length; row++) {
    const current = firstRow.slice(0, meant.length + 1).fill(tooMany);
    current[0] = row;
    let nearest = row;
    // A cell further from the diagonal needs more typos.
    const end = Math.min(meant.length, row + max);
    for (let column = Math.max(1, row - max); column <= end; column++) {
      const cost = typed[row - 1] === meant[column - 1] ? 0 : 1;
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + cost);
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (isSwapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current[column] = distance;
      nearest = Math.min(nearest, distance);
    }
    if (nearest > max) return tooMany;
    [beforeLast, last] = [last, current];
  }
  return unfinished ? Math.min(...last) : last[meant.length]!;
}
