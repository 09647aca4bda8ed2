/** Keys in the browser's storage. */
export const storageKeys = {
  /** `light` or `dark`. */
  colorMode: 'theme',
  /** `none` turns the "/" shortcut off. */
  shortcuts: 'shortcuts',
  /** Id of the announcement that the reader dismissed. */
  announcementId: 'announcement.id',
  /** `true` when it was dismissed. */
  announcementDismissed: 'announcement.dismiss',
  /** Where the reader was at each entry of the tab's history, as JSON, and the media that the brand's fonts applied to. */
  places: 'places',
  fonts: 'fonts',
  /** Name of the chosen version of the documentation. */
  preferredVersion: 'docs-preferred-version-default',
} as const;
