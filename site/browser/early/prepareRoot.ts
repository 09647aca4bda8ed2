import { storageKeys } from '../memory/storageKeys';
import type { BrowserSettings } from '../site';

/**
 * Marks on the root element that scripts run and whose keyboard it is, and brings back the color mode and whether the announcement was
 * dismissed, so that nothing flashes or moves.
 */
export function prepareRoot({
  base,
  colorMode,
  announcement,
}: Pick<BrowserSettings, 'base' | 'colorMode' | 'announcement'>): void {
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
  if (mode === 'light' || mode === 'dark') root.dataset.theme = mode;
  else if (colorMode.followSystem) {
    root.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
}
