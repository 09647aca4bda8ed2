import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test as base, type TestInfo } from '@playwright/test';

import { modes, type Mode, type ModeName } from '../modes';
import { colorRules } from './examine';
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
      await context.addInitScript(
        (now) => {
          Date.now = () => now;
          // What a story before this one left for the next visit.
          localStorage.clear();
          sessionStorage.clear();
        },
        Date.UTC(2025, 6, 14, 12),
      );
      await use(
        new StoryPage(await context.newPage(), process.env.VISUAL_ADDRESS!, process.env.VISUAL_STYLE),
      );
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const stories = readStories(storybookFolder);

/** Where a story is examined that no picture is taken of: in both themes. */
const withoutPictures: ModeName[] = ['light desktop', 'dark desktop'];

for (const story of stories) {
  const { id } = story;
  test(id, async ({ storyPage }, info) => {
    const examined: Mode['theme'][] = [];
    let wanted: ModeName[] | undefined;
    for (const [name, mode] of Object.entries(modes) as [ModeName, Mode][]) {
      const file = `${name.replace(' ', '-')}.png`;
      // What a story asks for is known once it has been shown.
      const outcome = wanted && !wanted.includes(name) ? undefined : await storyPage.show(story, mode);
      const isDrawn = outcome?.drawnIn.includes(name) ?? false;
      if (!isDrawn) leaveOut(join(picturesFolder, id, file), info);
      wanted ??= outcome!.drawnIn.length > 0 ? outcome!.drawnIn : withoutPictures;
      if (!outcome || !wanted.includes(name)) continue;
      expect.soft(outcome.error, `The story does not run in ${name}.`).toBeUndefined();
      if (outcome.error !== undefined) continue;
      if (isDrawn && info.config.metadata.comparable) await compare(storyPage, [id, file], info);
      if (examined.includes(mode.theme)) continue;
      // From one theme to the other colors alone change.
      const violations = await storyPage.violations(examined.length > 0 ? colorRules : undefined);
      examined.push(mode.theme);
      expect.soft(violations, `What axe finds in ${name}.`).toEqual([]);
    }
  });
}

test('every accepted picture belongs to a story', ({}, info) => {
  const known = new Set(stories.map(({ id }) => id));
  const pictures = existsSync(picturesFolder) ? readdirSync(picturesFolder) : [];
  for (const id of pictures.filter((picture) => !known.has(picture)))
    leaveOut(join(picturesFolder, id), info);
});

async function compare(
  storyPage: StoryPage,
  picture: [id: string, file: string],
  info: TestInfo,
): Promise<void> {
  const { page } = storyPage;
  const area = { clip: await storyPage.area(), fullPage: true };
  const file = join(picturesFolder, ...picture);
  const isKnown = existsSync(file);
  // Most pictures are the same to the byte. To unpack both and compare their pixels takes longer than to draw.
  if (isKnown && readFileSync(file).equals(await page.screenshot({ ...area, animations: 'disabled' })))
    return;
  const accepted = isKnown || info.config.updateSnapshots !== 'none';
  if (accepted) return expect.soft(page).toHaveScreenshot(picture, area);
  const path = info.outputPath(picture[1]);
  await page.screenshot({ ...area, path });
  await info.attach(picture.join('/').replace('.png', '-actual.png'), { path });
  expect.soft(accepted, `There is no accepted picture of ${picture.join('/')}.`).toBe(true);
}

/** A picture that nothing is drawn for is a failure, or goes away when pictures are accepted. */
function leaveOut(picture: string, { config }: TestInfo): void {
  if (config.updateSnapshots !== 'none') rmSync(picture, { recursive: true, force: true });
  expect.soft(existsSync(picture), `Nothing is drawn for ${picture}.`).toBe(false);
}
