import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test as base, type Page, type PageScreenshotOptions, type TestInfo } from '@playwright/test';

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

type Clip = NonNullable<PageScreenshotOptions['clip']>;

const stories = readStories(storybookFolder);

const names = Object.keys(modes) as ModeName[];

for (const story of stories) {
  const { id, tags } = story;
  test(id, async ({ storyPage }, info) => {
    const examined: Mode['theme'][] = [];
    let shownIn: ModeName[] | undefined;
    for (const name of names) {
      const mode: Mode = modes[name];
      const picture = `${id}/${name.replace(' ', '-')}.png`;
      // The first showing tells which modes the story asks for.
      const outcome = shownIn && !shownIn.includes(name) ? undefined : await storyPage.show(story, mode);
      // What only presses keys looks like another story.
      const drawnIn = tags.includes('play') ? [] : outcome?.drawnIn;
      shownIn ??= withBothThemes(drawnIn!);
      const area = drawnIn?.includes(name) && !outcome!.error ? await storyPage.area() : undefined;
      if (!area) leaveOut(join(picturesFolder, picture), info);
      if (!outcome || !shownIn.includes(name)) continue;
      expect.soft(outcome.error, `The story does not run in ${name}.`).toBeUndefined();
      expect
        .soft(outcome.coversDocs, 'Give it docs: { story: { inline: false } }, as it opens a dialog.')
        .toBe(false);
      if (outcome.error !== undefined) continue;
      if (area && info.config.metadata.comparable) await compare(storyPage.page, area, picture, info);
      if (examined.includes(mode.theme)) continue;
      // From one theme to the other colors alone change.
      const violations = await storyPage.violations(examined.length > 0 ? colorRules : undefined);
      examined.push(mode.theme);
      expect.soft(violations, `What axe finds in ${name}.`).toEqual([]);
    }
  });
}

/** The modes that a story is drawn in, and one more where a theme is missing, as axe examines both. */
function withBothThemes(drawnIn: ModeName[]): ModeName[] {
  const [, size = 'desktop'] = drawnIn[0]?.split(' ') ?? [];
  const themes = drawnIn.map((name) => modes[name].theme as Mode['theme']);
  return names.filter(
    (name) => drawnIn.includes(name) || (name.endsWith(size) && !themes.includes(modes[name].theme)),
  );
}

test('every accepted picture belongs to a story', ({}, info) => {
  const known = new Set(stories.map(({ id }) => id));
  const pictures = existsSync(picturesFolder) ? readdirSync(picturesFolder) : [];
  for (const id of pictures.filter((picture) => !known.has(picture)))
    leaveOut(join(picturesFolder, id), info);
});

/** Compares a story with its accepted picture. The pinned browser draws the same bytes every time, so every bit counts. */
async function compare(page: Page, clip: Clip, picture: string, info: TestInfo): Promise<void> {
  info.annotations.push({ type: 'picture' });
  const drawn = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  const file = join(picturesFolder, picture);
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (expected?.equals(drawn)) return;
  if (info.config.updateSnapshots !== 'none') {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, drawn);
  }
  if (expected) await info.attach(`expected ${picture}`, { body: expected, contentType: 'image/png' });
  await info.attach(`actual ${picture}`, { body: drawn, contentType: 'image/png' });
  expect.soft(picture, 'changed').toBe('as accepted');
}

/** A picture that nothing is drawn for fails the test, or is removed when pictures are accepted. */
function leaveOut(picture: string, { config }: TestInfo): void {
  if (config.updateSnapshots !== 'none') rmSync(picture, { recursive: true, force: true });
  expect.soft(existsSync(picture), `Nothing is drawn for ${picture}.`).toBe(false);
}
