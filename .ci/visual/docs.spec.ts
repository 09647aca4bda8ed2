import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

import { storybookFolder } from './folders';
import type { IndexEntry } from './readStories';

declare const axe: typeof axeCore;

const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>;
};
const addressOf = (id: string) => `${process.env.VISUAL_ADDRESS}/iframe.html?id=${id}&viewMode=docs`;

test('axe finds nothing on pages of documentation, and their tables are tables', async ({ page }) => {
  const found: string[] = [];
  const [first, ...others] = Object.values(entries).filter(({ type }) => type === 'docs');
  await page.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) });
  await page.goto(addressOf(first!.id));
  for (const { id } of [first!, ...others]) {
    if (id !== first!.id) await showDocs(page, id);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    await page.evaluate(waitUntilStable);
    await expect.soft(page.locator('.sbdocs-content'), id).not.toContainText(/\| -{3,} \|/);
    // Nobody should have to type JSON: presets or `control: false` in argTypes replace it.
    await expect.soft(page.getByRole('button', { name: 'Set object' }), id).toHaveCount(0);
    const { violations } = await page.evaluate(() =>
      // Stories are examined one by one, and controls and code are Storybook's own.
      axe.run(
        {
          include: ['.sbdocs-content'],
          exclude: ['.docs-story', '.sb-story', 'iframe', '[class*=docblock]'],
        },
        // The headings in stories, which are left out, would count as those before a story's own heading.
        { resultTypes: ['violations'], rules: { 'heading-order': { enabled: false } } },
      ),
    );
    found.push(
      ...violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n${html}`)),
    );
  }
  expect(found).toEqual([]);
});

/** Shows another page of documentation like a click in the sidebar, ten times as fast as loading Storybook. */
async function showDocs(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const channel = __STORYBOOK_ADDONS_CHANNEL__;
        channel.on('docsRendered', (rendered) => {
          if (rendered === storyId) resolve();
        });
        channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
}

/** Waits until lazy parts of a page are loaded: the number of elements is the same for ten frames. Runs in the page. */
async function waitUntilStable(): Promise<void> {
  let count = -1;
  for (let frames = 0; frames < 10; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = document.querySelectorAll('.sbdocs-content *').length;
    if (now !== count) frames = 0;
    count = now;
  }
}

test('Storybook itself follows the theme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${process.env.VISUAL_ADDRESS}/?path=/docs/components-button--docs`);
  await expect(page.getByRole('switch', { name: 'Light and dark side by side' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.frameLocator('#storybook-preview-iframe').locator('html[data-theme="dark"]'),
  ).toBeAttached();
});

test('"All components" has pictures in the theme of the system, until another is picked', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${process.env.VISUAL_ADDRESS}/?path=/docs/start-here-all-components--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const picture = docs.locator('a', { hasText: /^Callout$/ }).locator('img:visible');
  await expect(picture).toHaveAttribute('src', /dark-phone/);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('option', { name: 'Light theme' }).click();
  await expect(picture).toHaveAttribute('src', /light-desktop/);
  await expect(page.getByRole('button', { name: 'Theme Light theme' })).toHaveText('Light theme');
});

for (const [word, component] of [
  ['modal', 'Dialog'],
  ['dropdown', 'VersionMenu'],
  ['toggle', 'ColorModeToggle'],
  ['toast', 'Callout'],
  ['accordion', 'Disclosure'],
  ['avatar', 'EntryHeader'],
]) {
  test(`the search finds ${component} as "${word}"`, async ({ page }) => {
    await page.goto(`${process.env.VISUAL_ADDRESS}/?path=/docs/components-button--docs`);
    await page.locator('#storybook-explorer-searchfield').fill(word!);
    const named = { name: new RegExp(word!, 'i') };
    await page.getByRole('option', named).first().click();
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByRole('heading', named).getByRole('link', { name: component }).click();
    await expect(docs.getByRole('heading', { level: 1, name: component })).toBeVisible();
  });
}

// One story is rendered in the page, the other in an iframe.
for (const [component, place, part, inFrame] of [
  ['button', 1, 'svg', false],
  ['mobilesidebar', 2, 'nav[aria-label="Main"]', true],
] as const) {
  test(`the page of ${component} numbers its parts on a story`, async ({ page }) => {
    await page.goto(addressOf(`components-${component}--docs`));
    const picture = page.locator('.anatomy');
    const story = inFrame ? picture.frameLocator('iframe') : picture;
    const number = picture.locator(`[data-number="${place}"]`);
    await expect(async () => {
      const [drawn, meant] = [await number.boundingBox(), await story.locator(part).first().boundingBox()];
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(drawn![side], side).toBeCloseTo(meant![side], -1);
      }
    }).toPass();
  });
}
