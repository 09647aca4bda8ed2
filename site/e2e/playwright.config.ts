import { defineConfig } from '@playwright/test';

import { findBrowser } from '../../.ci/browser';

const { executablePath, args, env } = await findBrowser();
const root = `${import.meta.dirname}/../..`;

export default defineConfig({
  testDir: '.',
  outputDir: `${root}/reports/end-to-end`,
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A fault that comes and goes is a fault.
  retries: 0,
  // Only what hangs takes so long, on a busy machine too.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/end-to-end.json` }]],
  use: {
    viewport: { width: 1280, height: 900 },
    // `docs.test` is an example of a host whose plain HTTP browsers don't trust, unlike localhost.
    launchOptions: { executablePath, args: [...args, '--host-resolver-rules=MAP docs.test 127.0.0.1'], env },
    screenshot: 'only-on-failure',
  },
});
