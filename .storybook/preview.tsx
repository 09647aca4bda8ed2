import '#ui';

import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

import { modes } from './modes';

// The site's head script says so before the first paint.
document.documentElement.dataset.script = '';

const preview: Preview = {
  tags: ['autodocs'],
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
  },
};

export default preview;
