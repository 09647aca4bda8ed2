import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { findBrowser } from '#ci/browser';

export default defineConfig(async () => {
  const { executablePath, args, env } = await findBrowser();
  return {
    test: {
      projects: [
        {
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{site,ui,.ci,.storybook}/**/*.test.ts'],
          },
        },
        {
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            isolate: true,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({
                launchOptions: { executablePath, args, env },
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: (['light', 'dark'] as const).map((theme) => ({
                browser: 'chromium',
                name: `stories ${theme}`,
                // What the plugin hands over as `initialGlobals`, for each theme another.
                provide: { 'storybook/test-initial-globals': { theme }, theme },
              })),
            },
            setupFiles: ['.storybook/vitest.setup.ts'],
          },
        },
      ],
    },
  };
});
