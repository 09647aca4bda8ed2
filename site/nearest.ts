import { distance } from 'fastest-levenshtein';

/** Of `names`, those most like `name`, best first: at most `count`, and only those that a typo could have turned into it. */
export function nearest(name: string, names: Iterable<string>, count = 1): string[] {
  const most = Math.max(2, Math.floor(name.length * 0.4));
  return [...names]
    .map((candidate) => ({ candidate, off: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off || a.candidate.localeCompare(b.candidate))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** `Did you mean "x"? `, or nothing when no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const [best] = nearest(name, names);
  return best === undefined ? '' : `Did you mean ${JSON.stringify(best)}? `;
}
