/** Shown when a search fails. */
export const fetchErrorText = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
};

/** The sentence for a query that has no results. */
export const noResultsFor = (query: string): string => `No results for “${query}”`;
