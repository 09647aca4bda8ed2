import { showBrowserColor } from '#ui/behaviors';

import type { Settings } from '../../settings/schema';
import { storageKeys } from '../memory/storageKeys';

/** What of the settings decides how the root element looks at first. */
export interface RootSettings extends Pick<Settings, 'base' | 'colorMode'> {
  /** Id of the announcement, when it can be dismissed. */
  announcement?: string;
}

/**
 * Marks on the root element that scripts run and whose keyboard it is, and brings back the color mode and whether the announcement was
 * dismissed, so that nothing flashes or moves.
 */
export function prepareRoot({ base, colorMode, announcement }: RootSettings): void {
  const root = document.documentElement;
  root.dataset.script = '';
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) root.dataset.keyboard = 'apple';
  // An address that cannot be decoded would stop other scripts; the not-found page needs no address.
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, '', `${base}404`);
  }
  let mode: string | null = null;
  try {
    if (colorMode.switch) mode = localStorage.getItem(storageKeys.colorMode);
    if (
      announcement !== undefined &&
      localStorage.getItem(storageKeys.announcementId) === announcement &&
      localStorage.getItem(storageKeys.announcementDismissed) === 'true'
    ) {
      root.dataset.announcement = 'dismissed';
    }
  } catch {
    // Storage is blocked: the page's own script says so, once.
  }
  if (mode !== 'light' && mode !== 'dark') {
    if (!colorMode.followSystem) return;
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = mode;
  showBrowserColor(document, mode);
}
