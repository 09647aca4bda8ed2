import type { ColorMode } from '#ui/behaviors';

import type { Settings } from '../../settings/schema';
import { readStored } from './storage';
import { storageKeys } from './storageKeys';

/** The media query for a dark system theme. It fires `change` when the reader switches. */
export const darkModeQuery = () => matchMedia('(prefers-color-scheme: dark)');

/** The color mode that the reader chose, otherwise that of the system or of the site, according to the settings. */
export function preferredColorMode(settings: Settings['colorMode']): ColorMode {
  const chosen = settings.switch ? readStored(storageKeys.colorMode) : null;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  if (!settings.followSystem) return settings.default;
  return darkModeQuery().matches ? 'dark' : 'light';
}
