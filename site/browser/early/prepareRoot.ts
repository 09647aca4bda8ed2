import { showThemeColor } from '#ui/behaviors';

import type { EarlySettings } from '../browserSettings';
import { preferredColorMode } from '../memory/preferredColorMode';
import { readStored } from '../memory/storage';
import { storageKeys } from '../memory/storageKeys';

/**
 * Sets attributes of the root element before the first paint: that scripts run, the kind of keyboard, the color mode, and
 * whether the announcement was dismissed.
 */
export function prepareRoot({ base, colorMode, announcement }: EarlySettings): void {
  const root = document.documentElement;
  root.dataset.script = '';
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) root.dataset.keyboard = 'apple';
  // An address that can't be decoded would break other scripts.
  try {
    decodeURIComponent(location.pathname);
  } catch {
    history.replaceState(null, '', `${base}404`);
  }
  const isLatest = readStored(storageKeys.announcementId) === announcement;
  const wasDismissed = readStored(storageKeys.announcementDismissed) === 'true';
  if (isLatest && wasDismissed) root.dataset.announcement = 'dismissed';
  const mode = preferredColorMode(colorMode);
  // Pages have the default mode. Setting it again delays the first frame by about 40 ms with 4x CPU throttling.
  if (mode === colorMode.default && !colorMode.followSystem) return;
  root.dataset.theme = mode;
  showThemeColor(document, mode);
}
