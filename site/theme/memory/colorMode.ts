import { store } from './storage';
import { storageKeys } from './storageKeys';

export type ColorMode = 'light' | 'dark';

/** The color mode that the page has. */
export const shownColorMode = (): ColorMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** Shows a mode at once: colors do not fade from one theme to the other. */
export function showColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  if (root.dataset.theme === mode) return;
  root.dataset.themeChanging = '';
  root.dataset.theme = mode;
  void root.offsetWidth;
  delete root.dataset.themeChanging;
}

/** Shows the other mode and remembers that the reader chose it. */
export function switchColorMode(): ColorMode {
  const next = shownColorMode() === 'dark' ? 'light' : 'dark';
  store(storageKeys.colorMode, next);
  showColorMode(next);
  return next;
}
