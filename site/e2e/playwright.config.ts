import { defineConfig } from '@playwright/test';

import { findBrowser } from '../../.ci/browser';

const { executablePath, args, env } = await findBrowser();
const root = `${import.meta.dirname}/../..`;

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/reports/end-to-end`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A fault that comes and goes is a fault.
  retries: 0,
  timeout: 60_000,
  // Only what never comes takes so long, on a busy machine too.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/end-to-end.json` }]],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, args, env },
    screenshot: 'only-on-failure',
  },
});
