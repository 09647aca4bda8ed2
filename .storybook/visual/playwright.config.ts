import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findBrowser } from '#ci/browser';

import { picturesFolder, reportsFolder } from './folders';

const { pinned, ...launchOptions } = await findBrowser();
// Set where the accepted pictures come from this very browser.
const comparable = pinned || process.env.VISUAL_ANY_BROWSER === 'true';

/**
 * Plays every story of the built Storybook, in every mode, examines it with axe in both themes, and compares it with the accepted
 * pictures.
 *
 * Another browser draws every letter a little differently, so it compares no picture.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  metadata: { comparable },
  globalSetup: './serveStorybook.ts',
  fullyParallel: true,
  workers: '100%',
  timeout: 60_000,
  use: { launchOptions },
  outputDir: join(reportsFolder, 'pictures'),
  snapshotPathTemplate: join(picturesFolder, '{arg}{ext}'),
  updateSnapshots: 'none',
  expect: {
    // The smallest step of a token shows. A few pixels of jitter in a letter do not count.
    toHaveScreenshot: {
      threshold: 0,
      maxDiffPixels: 50,
    },
  },
  reporter: [
    ['./reporter.ts', { comparable }],
    ['json', { outputFile: `${reportsFolder}.json` }],
  ],
});
