import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test as base } from '@playwright/test';

import { modes, type Mode, type ModeName } from '../modes';
import { picturesFolder, storybookFolder } from './folders';
import { readStories } from './readStories';
import { StoryPage } from './StoryPage';

/** One window for each process: to open one takes longer than to draw a story. */
const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        // Storybook then puts animations at their end instead of waiting for them.
        userAgent: 'StorybookTestRunner',
      });
      await context.addInitScript((now) => (Date.now = () => now), Date.UTC(2025, 6, 14, 12));
      await use(new StoryPage(await context.newPage(), process.env.VISUAL_ADDRESS!, process.env.VISUAL_STYLE));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const stories = readStories(storybookFolder);
const fileOf = (mode: ModeName) => `${mode.replace(' ', '-')}.png`;

for (const { id } of stories) {
  test(id, async ({ storyPage }, { config }) => {
    let shown: Mode | undefined;
    for (const [name, mode] of Object.entries(modes) as [ModeName, Mode][]) {
      if (shown?.viewport === mode.viewport) await storyPage.switchTheme(mode.theme);
      else await storyPage.open(id, mode);
      shown = mode;

      if (!(await storyPage.isDrawnIn(name))) {
        const superfluous = join(picturesFolder, id, fileOf(name));
        if (config.updateSnapshots !== 'none') rmSync(superfluous, { force: true });
        expect.soft(existsSync(superfluous), `The story is not drawn in this mode: ${superfluous}`).toBe(false);
        continue;
      }
      const error = await storyPage.error();
      expect.soft(error, `The story does not run in ${name}.`).toBeUndefined();
      if (error !== undefined) shown = undefined;
      else {
        const area = { clip: await storyPage.area(), fullPage: true };
        await expect.soft(storyPage.page).toHaveScreenshot([id, fileOf(name)], area);
      }
    }
  });
}

test('every accepted picture belongs to a story', ({}, { config }) => {
  const known = new Set(stories.map(({ id }) => id));
  const kept = existsSync(picturesFolder) ? readdirSync(picturesFolder) : [];
  const left = kept.filter((folder) => !known.has(folder));
  if (config.updateSnapshots === 'none') expect(left).toEqual([]);
  else for (const folder of left) rmSync(join(picturesFolder, folder), { recursive: true });
});
