/** Names under which choices of the reader are kept in the browser. */
export const storageKeys = {
  /** `light` or `dark`. */
  colorMode: 'theme',
  /** Id of the announcement that the next key is about. */
  announcementId: 'announcement.id',
  /** `true` when the reader dismissed it. */
  announcementDismissed: 'announcement.dismiss',
  /** Places that a search led to, and those kept: JSON. */
  recentSearches: 'search.recent',
  favouriteSearches: 'search.favourites',
  /** What is done of all checklists: `production/backups upgrade/notes`. */
  checklists: 'checklists',
  /** Name of the version of the documentation that the reader chose. */
  preferredVersion: 'docs-preferred-version-default',
} as const;
