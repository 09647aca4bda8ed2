import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test as base, type Page, type PageScreenshotOptions, type TestInfo } from '@playwright/test';

import { modes, type Mode, type ModeName } from '../../.storybook/modes';
import { picturesFolder, reportsFolder, storybookFolder } from './folders';
import { readStories, type IndexEntry } from './readStories';
import { StoryPage } from './StoryPage';

/** One window per worker: opening one takes longer than rendering a story. */
const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        // Makes Storybook skip to the end of animations.
        userAgent: 'StorybookTestRunner',
      });
      await context.addInitScript(
        (now) => {
          Date.now = () => now;
          // Left by an earlier story.
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

for (const story of stories.filter(isDrawn)) {
  const { id, title } = story;
  const component = title.replace(/^.*\//, '');
  // The report lists its tests by component.
  test(`${component}: ${id}`, async ({ storyPage }, info) => {
    const differing: string[] = [];
    let drawnIn: ModeName[] | undefined;
    for (const name of names) {
      const mode: Mode = modes[name];
      const picture = `${id}/${name.replaceAll(' ', '-')}.png`;
      // Known once the story has been shown in its first mode.
      const outcome = drawnIn && !drawnIn.includes(name) ? undefined : await storyPage.show(story, mode);
      drawnIn ??= outcome!.drawnIn;
      const area = drawnIn.includes(name) && !outcome!.error ? await storyPage.area() : undefined;
      if (!area) expectNoPicture(join(picturesFolder, picture), info);
      if (!outcome || !drawnIn.includes(name)) continue;
      expect.soft(outcome.error, `The story does not run in ${name}.`).toBeUndefined();
      expect
        .soft(outcome.coversDocs, 'Give it docs: { story: { inline: false } }, as it opens a dialog.')
        .toBe(false);
      if (area && info.config.metadata.comparable) {
        differing.push(...(await compare(storyPage.page, area, picture, info)));
      }
    }
    // Last, because errors of a story explain its pictures. Whole pages have no name that the command accepts.
    const accept = `npm run visual:update${component.includes(' ') ? '' : ` -- ${component}`}`;
    expect.soft(differing, `Look at ${reportsFolder}/index.html. Accept: "${accept}".`).toEqual([]);
  });
}

/** Stories that only play keys look like other stories, and misuses consist of other components. */
function isDrawn({ tags }: IndexEntry): boolean {
  return !tags.includes('play') && !tags.includes('misuse');
}

test('every accepted picture belongs to a story', ({}, info) => {
  const known = new Set(stories.filter(isDrawn).map(({ id }) => id));
  const pictures = existsSync(picturesFolder) ? readdirSync(picturesFolder) : [];
  for (const id of pictures.filter((picture) => !known.has(picture))) {
    expectNoPicture(join(picturesFolder, id), info);
  }
});

/**
 * Compares a story with its accepted picture, byte by byte: the pinned browser is deterministic. Returns the picture when it
 * is new or changed.
 */
async function compare(page: Page, clip: Clip, picture: string, info: TestInfo): Promise<string[]> {
  const drawn = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  const file = join(picturesFolder, picture);
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (expected?.equals(drawn)) return [];
  if (info.config.updateSnapshots !== 'none') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
    return [];
  }
  // The HTML report pairs attachments by these suffixes.
  const attach = (suffix: string, body: Buffer) =>
    info.attach(picture.replace('.png', `-${suffix}.png`), { body, contentType: 'image/png' });
  if (expected) {
    await attach('expected', expected);
    await attach('diff', await differenceOf(page, expected, drawn));
  }
  await attach('actual', drawn);
  return [`${expected ? 'changed' : 'new'}: ${picture}`];
}

/** The difference of two pictures at full size: black where they are equal, bright where they differ at all. */
async function differenceOf(page: Page, ...pictures: [Buffer, Buffer]): Promise<Buffer> {
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  const overlay = await page.context().newPage();
  await overlay.setContent(
    `<!doctype html><style>
    body { width: max-content; margin: 0; display: grid; background: #000; filter: brightness(20) }
    img { grid-area: 1 / 1; place-self: start } img + img { mix-blend-mode: difference }</style>${images.join('')}`,
  );
  const difference = await overlay.locator('body').screenshot();
  await overlay.close();
  return difference;
}

/** Fails for a picture without a drawing, or removes it when pictures are being accepted. */
function expectNoPicture(picture: string, { config }: TestInfo): void {
  if (config.updateSnapshots !== 'none') rmSync(picture, { recursive: true, force: true });
  expect.soft(existsSync(picture), `Nothing is drawn for ${picture}.`).toBe(false);
}
