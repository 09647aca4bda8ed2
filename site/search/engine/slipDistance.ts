/**
 * Number of slips of the finger that turn `typed` into `meant`: a letter missing, doubled, replaced, or two
 * swapped. Gives up with `most + 1` when there are more.
 *
 * @param unfinished Whether `typed` may end anywhere in `meant`.
 */
export function slipDistance(typed: string, meant: string, most: number, unfinished = false): number {
  const columns = meant.length;
  if (typed.length - columns > most || (!unfinished && columns - typed.length > most)) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === meant[column - 1];
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]) {
        distance = Math.min(distance, beforeLast[column - 2]! + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return unfinished ? Math.min(...last) : last[columns]!;
}
