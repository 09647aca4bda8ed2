import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { ToggleButton } from 'storybook/internal/components';
import { createElement } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';

import { brandThemes } from './brandTheme';
import { themeOf } from './themeOf';

// Set by the script in the head of the page.
addons.setConfig({ theme: brandThemes[document.documentElement.dataset.theme!] });

/** Storybook follows the theme that is picked for the stories. */
addons.register('brand-theme', () => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const name = themeOf(globals);
    document.documentElement.dataset.theme = name;
    addons.setConfig({ theme: brandThemes[name] });
  };
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});

/** A press shows every story in light and dark, side by side. */
addons.register('both-themes', () => {
  addons.add('both-themes', {
    type: types.TOOL,
    title: 'Light and dark side by side',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: function BothThemes() {
      const [{ sideBySide }, update] = useGlobals();
      const pressed = sideBySide === 'on';
      // Storybook compiles its own window for a global `React`, which it doesn't have.
      return createElement(
        ToggleButton,
        {
          key: 'both-themes',
          padding: 'small',
          variant: 'ghost',
          ariaLabel: 'Light and dark side by side',
          pressed,
          onClick: () => update({ sideBySide: pressed ? 'off' : 'on' }),
        },
        '◐',
      );
    },
  });
});
