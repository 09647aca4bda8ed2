import '#ui';
import './preview.css';

import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

import { completeSimulatedKeys } from './completeSimulatedKeys';
import { modes, viewports } from './modes';

// The site's head script does so before the first paint.
document.documentElement.dataset.script = '';
completeSimulatedKeys();

const preview: Preview = {
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { modes },
    viewport: { options: viewports },
    options: { storySort: { order: ['Design system', 'tokens', 'components'] } },
  },
};

export default preview;
