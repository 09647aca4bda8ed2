import { defineConfig } from '@playwright/test';

import { findBrowser } from '#ci/browser';

import { reportsFolder } from './folders';

const { pinned, ...launchOptions } = await findBrowser();
// A partial repaint can differ from a full one by a few shades at soft edges.
launchOptions.args.push('--disable-partial-raster');
// `VISUAL_ANY_BROWSER` means that this browser drew the accepted pictures.
const comparable = pinned || process.env.VISUAL_ANY_BROWSER === 'true';

/**
 * Draws the stories of the built Storybook in their modes and compares them with the accepted pictures, and examines pages
 * of documentation with axe. Browsers rasterize text differently, so only the pinned one compares them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  metadata: { comparable },
  globalSetup: './serveStorybook.ts',
  fullyParallel: true,
  workers: '100%',
  // On a busy machine, a dialog was drawn without its focus ring twice in a dozen runs. Real changes differ again.
  retries: 1,
  // Only hanging tests and expectations take this long, even on a busy machine.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: { launchOptions },
  outputDir: `${reportsFolder}-output`,
  updateSnapshots: 'none',
  reporter: [
    ['line'],
    // Shows the accepted picture, the new one and their difference.
    ['html', { outputFolder: reportsFolder, open: 'never' }],
    ['json', { outputFile: `${reportsFolder}.json` }],
  ],
});
