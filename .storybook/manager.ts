import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { brandThemes } from './brandTheme';

addons.setConfig({ theme: brandThemes.light });

/** Storybook follows the theme that is picked for the stories. */
addons.register('brand-theme', () => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const name = globals.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset.theme = name;
    addons.setConfig({ theme: brandThemes[name] });
  };
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
