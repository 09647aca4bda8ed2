/** Of `names`, those most like `name`, best first: at most `count`, and only those that a slip could have turned into it. */
export function nearest(name: string, names: Iterable<string>, count = 1): string[] {
  const most = Math.max(2, Math.floor(name.length * 0.4));
  return [...names]
    .map((candidate) => ({
      candidate,
      distance: editDistance(name.toLowerCase(), candidate.toLowerCase(), most),
    }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** `Did you mean "x"? `, or nothing when no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const [best] = nearest(name, names);
  return best === undefined ? '' : `Did you mean ${JSON.stringify(best)}? `;
}

/**
 * Number of single-character insertions, deletions and replacements that turn `a` into `b` (Levenshtein).
 * Gives up with a number above `most` as soon as the distance must exceed it.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return Math.abs(a.length - b.length);
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1));
    }
    if (Math.min(...current) > most) return most + 1;
    previous = current;
  }
  return previous[b.length]!;
}
