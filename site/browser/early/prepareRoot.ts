import { showBrowserColor } from '#ui/behaviors';

import type { Settings } from '../../settings/schema';
import { storageKeys } from '../memory/storageKeys';

/** The settings that the root element depends on. */
export interface RootSettings extends Pick<Settings, 'base' | 'colorMode'> {
  /** Id of the announcement, if it can be dismissed. */
  announcement?: string;
}

/**
 * Sets attributes of the root element before the first paint: that scripts run, the kind of keyboard, the color mode, and
 * whether the announcement was dismissed.
 */
export function prepareRoot({ base, colorMode, announcement }: RootSettings): void {
  const root = document.documentElement;
  root.dataset.script = '';
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) root.dataset.keyboard = 'apple';
  // An address that can't be decoded would break other scripts.
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
    // Storage is blocked. The main script warns about it.
  }
  if (mode !== 'light' && mode !== 'dark') {
    if (!colorMode.followSystem) return;
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = mode;
  showBrowserColor(document, mode);
}
