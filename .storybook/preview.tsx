import '../ui/styles/global.css';
import './preview.css';

import { mountBehaviors, behaviorsMountedLater } from '#ui/behaviors';

import type { Preview } from '@storybook/react-vite';

import { Arrival } from './Arrival';
import { withBothThemes } from './BothThemes';
import { BrandedDocs } from './BrandedDocs';
import { ComponentPage } from './ComponentPage';
import { checkDark } from './checkDark';
import { checkAnatomy, type Guide } from './guides';
import { fontsReady } from './fontsReady';
import { completeSimulatedKeys } from './completeSimulatedKeys';
import { usualPictures, viewports } from './modes';
import { globalsOfPage } from './pageGlobals';
import { checkControls, defaultChoices, plainControls } from './plainControls';
import { toolbarMenus, defaultGlobals, withPreferences, withTheme } from './readerPreferences';

// The site's head script sets it before the first paint.
document.documentElement.dataset.script = '';
completeSimulatedKeys();
// Stories mount the same behaviors as the site.
mountBehaviors(document, { fetchText }, behaviorsMountedLater);

/** Fetches text as the site does: a response with an error status throws. */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

const preview: Preview = {
  argTypesEnhancers: [plainControls],
  argsEnhancers: [defaultChoices],
  globalTypes: toolbarMenus,
  initialGlobals: { ...defaultGlobals, ...globalsOfPage() },
  loaders: [() => fontsReady],
  decorators: [
    (Story) => (
      <Arrival>
        <Story />
      </Arrival>
    ),
    withTheme,
    withPreferences,
    withBothThemes,
  ],
  afterEach: async ({ name, parameters, argTypes }) => {
    // Behaviors that depend on the layout run a frame later; axe must see their result.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (parameters.guide) checkAnatomy(name, parameters.guide as Guide);
    checkControls(name, argTypes);
    await checkDark();
  },
  parameters: {
    layout: 'padded',
    options: {
      // Storybook reads it without running code, so it repeats `groups` of guides.ts. A test compares them.
      storySort: {
        order: [
          'Start here',
          [
            'Overview',
            "What's new in the system",
            'Contribute',
            'How to add a component',
            'Tests and pictures',
            'All components',
            'Voice',
            'Accessibility',
          ],
          'Foundations',
          [
            'Design tokens',
            'Color',
            'Type',
            'Spacing and measures',
            'Radius',
            'Shadow',
            'Engraving',
            'Motion',
            'Breakpoints',
            'Layers',
          ],
          'Components',
          ['Actions', 'Inputs', 'Navigation', 'Feedback', 'Data', 'Overlays'],
          'Patterns',
          ['Request form', 'Search', 'API reference', 'Changelog', 'Errors and empty states', 'Copying'],
          'Pages',
          ['Whole pages'],
        ],
      },
    },
    docs: { page: ComponentPage, container: BrandedDocs },
    controls: { expanded: true },
    a11y: { test: 'error' },
    ...usualPictures,
    viewport: { options: viewports },
  },
};

export default preview;
