/**
 * Keys in the browser's storage that scripts of every page use. Code that is loaded on demand has its own. The values stay
 * when a name changes, because browsers have data under them.
 */
export const storageKeys = {
  /** `light` or `dark`. */
  colorMode: 'theme',
  /** `none` turns the "/" shortcut off. */
  shortcuts: 'shortcuts',
  announcementId: 'announcement.id',
  /** `true` once it is dismissed. */
  announcementDismissed: 'announcement.dismiss',
  /** The reader's position at each entry of the tab's history, as JSON. */
  positions: 'places',
  /** Addresses of the brand's fonts that the browser has fetched, and whether the last page had them applied. */
  fonts: 'fonts',
  fontsApplied: 'fonts.drawn',
  preferredVersion: 'docs-preferred-version-default',
} as const;
