import '../ui/styles/reset.css';
import './preview.css';

import { mountBehaviors, lazyBehaviors } from '#ui/behaviors';

import type { Preview } from '@storybook/react-vite';

import { Arrival } from './Arrival';
import { withBothThemes } from './BothThemes';
import { BrandedDocs } from './BrandedDocs';
import { ComponentPage } from './ComponentPage';
import { checkDark } from './checkDark';
import { checkAnatomy, type Guide } from './guides';
import { brandFonts } from './brandFonts';
import { completeSimulatedKeys } from './completeSimulatedKeys';
import { usualModes, viewports } from './modes';
import { globalsOfPage } from './pageGlobals';
import { checkControls, defaultChoices, plainControls } from './plainControls';
import { readerGlobals, defaultGlobals, withPreferences, withTheme } from './readerPreferences';

// The site's head script does so before the first paint.
document.documentElement.dataset.script = '';
completeSimulatedKeys();
// Stories act as the site does: by the same behaviors.
mountBehaviors(document, { readText }, lazyBehaviors);

/** Reads texts as the site does: an answer with an error status throws. */
async function readText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.text();
}

const preview: Preview = {
  argTypesEnhancers: [plainControls],
  argsEnhancers: [defaultChoices],
  globalTypes: readerGlobals,
  initialGlobals: { ...defaultGlobals, ...globalsOfPage() },
  loaders: [() => brandFonts],
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
    // Waits for changes that depend on the layout, before axe examines the story.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    if (parameters.guide) checkAnatomy(name, parameters.guide as Guide);
    checkControls(name, argTypes);
    await checkDark();
  },
  parameters: {
    layout: 'padded',
    options: {
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
            'Screen',
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
    ...usualModes,
    viewport: { options: viewports },
  },
};

export default preview;
