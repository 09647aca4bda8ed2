/** Names under which choices of the reader are kept in the browser. */
export const storageKeys = {
  /** `light` or `dark`. */
  colorMode: 'theme',
  /** Id of the announcement that the next key is about. */
  announcementId: 'announcement.id',
  /** `true` when the reader dismissed it. */
  announcementDismissed: 'announcement.dismiss',
  /** Name of the version of the documentation that the reader chose. */
  preferredVersion: 'docs-preferred-version-default',
} as const;
