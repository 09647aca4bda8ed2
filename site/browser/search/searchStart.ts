/** The topics of the sidebar: its groups, or pages that are in none. */
export function topics(): string[] {
  const groups = document.querySelectorAll('nav[aria-label="Documentation"]:not(dialog *) > section');
  return [...groups].flatMap((group) => {
    const heading = group.querySelector('h2');
    const names = heading
      ? [heading]
      : [...group.querySelectorAll(':scope > ul > li > a, :scope > ul > li summary')];
    return names.map(({ textContent }) => textContent);
  });
}

/**
 * Three searches to try when one has no results: the longest of its words, or topics if it has only one.
 *
 * @param topics Names that have results.
 */
export function suggestionsFor(query: string, topics: string[]): string[] {
  const words = [...new Set(query.trim().split(/\s+/))].filter((word) => word.length > 2);
  const shorter = words.length > 1 ? words.toSorted((a, b) => b.length - a.length) : topics;
  return shorter.slice(0, 3);
}

/** Address of a new issue that names a query without results. */
export function noResultsHref(issueUrl: string, query: string): string {
  const address = new URL(issueUrl);
  address.searchParams.set('title', `Docs search: no results for "${query}"`);
  return address.href;
}
