/** Names under which choices of the reader are kept in the browser. */
export const storageKeys = {
  /** `light` or `dark`. */
  colorMode: 'theme',
  /** Id of the announcement that the next key is about. */
  announcementId: 'announcement.id',
  /** `true` when the reader dismissed it. */
  announcementDismissed: 'announcement.dismiss',
} as const;
