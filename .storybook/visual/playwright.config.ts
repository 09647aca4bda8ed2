import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findBrowser } from '#ci/browser';

import { reportsFolder } from './folders';

const { pinned, ...launchOptions } = await findBrowser();
// What is drawn again within a picture would depend on what was there before, by a few shades at soft edges.
launchOptions.args.push('--disable-partial-raster');
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
  // Only what hangs takes so long, on a busy machine too.
  timeout: 600_000,
  use: { launchOptions },
  outputDir: join(reportsFolder, 'pictures'),
  updateSnapshots: 'none',
  reporter: [
    ['./reporter.ts', { comparable }],
    ['json', { outputFile: `${reportsFolder}.json` }],
  ],
});
