import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';

import { nameStylesPlugin } from '../site/rspress/nameStyles.ts';
import { componentsPlugin } from './componentsPlugin.ts';
import { designTokensPlugin } from './designTokensPlugin.ts';
import { fencesPlugin } from './fencesPlugin.ts';
import { sitePagesPlugin } from './pages/sitePagesPlugin.ts';
import { sourcePlugin } from './sourcePlugin.ts';
import { indexStableIds, stableIdsPlugin } from './stableIdsPlugin.ts';

/** Name of the component to build, for a Storybook of its stories alone in seconds. @default all */
const { STORYBOOK_ONLY: only } = process.env;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Files that stories fetch.
  staticDirs: [
    './static',
    // The fonts of Storybook's own interface.
    { from: '../ui/styles/fonts', to: '/brand' },
  ],
  tags: {
    // Interaction tests. Hidden from docs because they add no visual state.
    play: { excludeFromDocsStories: true, defaultFilterSelection: 'exclude' },
    // Shown on the component's page as "Don't", and nowhere else.
    misuse: { excludeFromDocsStories: true, excludeFromSidebar: true },
  },
  stories: only
    ? [`../ui/**/${only}.stories.tsx`]
    : ['../ui/**/*.mdx', '../ui/**/*.stories.tsx', './pages/*.stories.tsx'],
  experimental_indexers: (known = []) => [indexStableIds, ...known],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in MDX pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search finds headings, among them the names that components have in other systems.
  features: { backgrounds: false, experimentalSearchDocsHeadings: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        react(),
        nameStylesPlugin,
        vanillaExtractPlugin({
          identifiers: 'debug',
          unstable_pluginFilter: ({ name }) => name === nameStylesPlugin.name,
        }),
        componentsPlugin(),
        // `tokens/light.tokens.json` and `dark.tokens.json`.
        designTokensPlugin(),
        fencesPlugin(),
        sourcePlugin(),
        sitePagesPlugin(),
        stableIdsPlugin(),
      ],
      build: {
        // Storybook's own chunks are large; nobody waits for them over a network.
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    }),
};

export default config;
