/** Keys in the browser's storage of what is loaded on demand. Not in `storageKeys.ts`, which is loaded on every page. */
export const onDemandKeys = {
  /** Recent and favorite places of the search, as JSON. */
  recentSearches: 'search.recent',
  favoriteSearches: 'search.favourites',
  /** The ticked items of all checklists: `production/backups upgrade/notes`. */
  checklists: 'checklists',
} as const;
