import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';

import { findBrowser, type TestBrowser } from '#ci/browser';

export default defineConfig(async () => {
  const browser = await findBrowser().catch(({ message }: Error) => {
    console.warn(`The projects "behaviors" and "stories" are left out. ${message}`);
  });
  return {
    test: {
      projects: [unit, commands, browsers, ...(browser ? [behaviors(browser), await stories(browser)] : [])],
    },
  };
});

const inNode = {
  // Pages are drawn in unit tests as they are at build.
  plugins: [vanillaExtractPlugin()],
  define: { ALL_SETTINGS: { base: '/docs/' } },
  test: {
    environment: 'node',
    // Syntax trees are large and short-lived. A larger young generation saves a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // Only a test that hangs takes so long, on a busy machine too.
    testTimeout: 600_000,
  },
} satisfies TestProjectConfiguration;

/** No test of these changes the process that it runs in, in whatever order they run: modules are loaded once, not for each file. */
const unit: TestProjectConfiguration = {
  ...inNode,
  test: {
    ...inNode.test,
    name: 'unit',
    isolate: false,
    include: ['{site,ui,.ci,.storybook}/**/*.test.ts', 'site/**/*.test.tsx'],
    exclude: ['site/cli/**', '.ci/stories.test.ts', '**/*.behavior.test.tsx'],
  },
};

/** Commands build whole sites, one in the process of its test, where a build leaves its settings behind, or run other tests. */
const commands: TestProjectConfiguration = {
  ...inNode,
  test: { ...inNode.test, name: 'unit commands', include: ['site/cli/**/*.test.ts', '.ci/stories.test.ts'] },
};

/** What a visitor does, in every browser engine that this machine has. Drives them itself. */
const browsers: TestProjectConfiguration = {
  test: {
    name: 'browsers',
    include: ['site/e2e/browsers/*.browsers.ts'],
    // A slow machine starts a browser in this time.
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
};

/** Unit tests of what components do, in a real document. */
const behaviors = (browser: TestBrowser): TestProjectConfiguration => ({
  plugins: [vanillaExtractPlugin()],
  define: { BROWSER_SETTINGS: { base: '/docs/' } },
  // What styles import once they are compiled, too late for the first run to find it by itself.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'react-dom', 'react-dom/client'] },
  test: {
    name: 'behaviors',
    include: ['{ui,site/browser}/**/*.behavior.test.tsx'],
    browser: inBrowser(browser),
  },
});

/**
 * Plays every story and examines it with axe. Storybook runs this project too, and marks stories in its sidebar. No story
 * leaves anything behind, in whatever order they play: modules are loaded once, not for each file.
 */
const stories = async (browser: TestBrowser): Promise<TestProjectConfiguration> => ({
  plugins: [await storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn', 'axe-core', 'react-dom', 'zod'] },
  test: { name: 'stories', isolate: false, browser: inBrowser(browser) },
});

function inBrowser({ executablePath, args, env }: TestBrowser): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath, args, env },
      contextOptions: { reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' }],
  };
}
