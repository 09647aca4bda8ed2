import { distance } from 'fastest-levenshtein';

/** The name in `names` that is most similar to `name`; undefined if none is within the range of a typo. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const written = name.toLowerCase();
  const [best] = [...names]
    .map((candidate) => {
      const other = candidate.toLowerCase();
      // Letters in a different order count as one mistake.
      const isSwapped = written !== other && lettersOf(written) === lettersOf(other);
      return { candidate, edits: isSwapped ? 1 : distance(written, other), max: maxDistance(written, other) };
    })
    .filter(({ edits, max }) => edits <= max)
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate));
  return best?.candidate;
}

const lettersOf = (text: string) => [...text].sort().join('');

/** The most letters that a typo changes: two fifths of the longest differing path segment, at least one or two. */
function maxDistance(name: string, other: string): number {
  const parts = other.split(/[/.#]/);
  const changed = name.split(/[/.#]/).filter((part, index) => part !== parts[index]);
  const longest = Math.max(0, ...changed.map(({ length }) => length));
  return longest < 4 ? 1 : Math.max(2, Math.floor(longest * 0.4));
}

/** `Did you mean "x"? `, or an empty string if no name is similar. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const best = nearest(name, names);
  return best === undefined ? '' : `Did you mean ${JSON.stringify(best)}? `;
}
