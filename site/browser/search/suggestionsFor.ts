/** Most suggestions at a time. */
const most = 3;

/**
 * Searches to try when one has no results: the longest of its words, or, where it has but one, what the site is about.
 *
 * @param topics Names that have results.
 */
export function suggestionsFor(query: string, topics: string[]): string[] {
  const words = [...new Set(query.trim().split(/\s+/))].filter((word) => word.length > 2);
  const shorter = words.length > 1 ? words.toSorted((a, b) => b.length - a.length) : topics;
  return shorter.slice(0, most);
}
