import { useCallback, useEffect, useState } from 'react';

import { useSettings } from '../useSettings';
import { showColorMode, switchColorMode, type ColorMode } from './colorMode';
import { onStoredElsewhere, readStored } from './storage';
import { storageKeys } from './storageKeys';

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
      showColorMode(next);
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

  const toggle = useCallback(() => setMode(switchColorMode()), []);

  return { mode, toggle };
}
