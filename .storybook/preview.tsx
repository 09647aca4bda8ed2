import '#ui';
import './preview.css';

import { mountBehaviors, rareBehaviors } from '#ui/behaviors';

import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';

import { Arrival } from './Arrival';
import { ComponentPage } from './ComponentPage';
import { completeSimulatedKeys } from './completeSimulatedKeys';
import { modes, viewports } from './modes';

// The site's head script does so before the first paint.
document.documentElement.dataset.script = '';
completeSimulatedKeys();
// Stories act as the site does: by the same behaviors.
mountBehaviors(document, { readText }, rareBehaviors);

/** The fonts of the design system are used only when they are there at the first paint, so stories wait for them. */
const fonts = ['16px "Schibsted Grotesk Variable"', '16px "Spline Sans Mono Variable"'];

/** As the site reads it: an answer that says no is an error. */
async function readText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

const preview: Preview = {
  loaders: [() => Promise.all(fonts.map((font) => document.fonts.load(font)))],
  decorators: [
    (Story) => (
      <Arrival>
        <Story />
      </Arrival>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  // What is learned from a layout is in place before the story is examined.
  afterEach: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  parameters: {
    layout: 'padded',
    docs: { page: ComponentPage },
    a11y: { test: 'error' },
    chromatic: { modes },
    viewport: { options: viewports },
  },
};

export default preview;
