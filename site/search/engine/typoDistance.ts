/** Three rows of the table of distances, kept from call to call: a search makes thousands of calls. */
const rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const;

/**
 * Number of typos of the finger that turn `typed` into `meant`: a letter missing, doubled, replaced, or two
 * swapped. Gives up with `most + 1` when there are more.
 *
 * @param unfinished Whether `typed` may end anywhere in `meant`.
 */
export function typoDistance(typed: string, meant: string, most: number, unfinished = false): number {
  const columns = meant.length;
  if (typed.length > 250 || columns > 250) return most + 1;
  if (typed.length - columns > most || (!unfinished && columns - typed.length > most)) return most + 1;
  let [beforeLast, last, current] = rows as readonly Uint8Array[] as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= columns; column++) last[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row;
    let least = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column <= columns; column++) {
      const other = meant.charCodeAt(column - 1);
      let distance = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === meant.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (least > most) return most + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  if (!unfinished) return last[columns]!;
  return last.subarray(0, columns + 1).reduce((best, distance) => Math.min(best, distance));
}
