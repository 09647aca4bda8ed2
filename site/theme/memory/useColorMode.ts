import { useCallback, useEffect, useState } from 'react';

import { onStoredElsewhere, readStored, store } from './storage';
import { storageKeys } from './storageKeys';
import { useSettings } from '../useSettings';

type ColorMode = 'light' | 'dark';

const systemIsDark = '(prefers-color-scheme: dark)';

/** The color mode, and how to switch it. The mode is undefined until the page runs: the server does not know it. */
export function useColorMode(): { mode?: ColorMode; toggle: () => void } {
  const { colorMode } = useSettings();
  const [mode, setMode] = useState<ColorMode>();

  useEffect(() => {
    const decide = () => {
      const chosen = colorMode.switch ? readStored(storageKeys.colorMode) : null;
      const system = matchMedia(systemIsDark).matches ? 'dark' : 'light';
      const fallback = colorMode.followSystem ? system : colorMode.default;
      apply(chosen === 'light' || chosen === 'dark' ? chosen : fallback);
    };
    const apply = (next: ColorMode) => {
      setMode(next);
      show(next);
    };
    decide();
    const endTabs = onStoredElsewhere([storageKeys.colorMode], decide);
    const system = matchMedia(systemIsDark);
    if (colorMode.followSystem) system.addEventListener('change', decide);
    return () => {
      endTabs();
      system.removeEventListener('change', decide);
    };
  }, [colorMode]);

  const toggle = useCallback(() => {
    const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    setMode(next);
    store(storageKeys.colorMode, next);
    show(next);
  }, []);

  return { mode, toggle };
}

/** Shows a mode at once: colours do not fade from one theme to the other. */
function show(mode: ColorMode): void {
  const root = document.documentElement;
  if (root.dataset.theme === mode) return;
  root.dataset.themeChanging = '';
  root.dataset.theme = mode;
  void root.offsetWidth;
  delete root.dataset.themeChanging;
}
