import { readFileSync } from 'node:fs';

import { XMLValidator } from 'fast-xml-parser';
import type { Element, Nodes } from 'hast';

import { changelogViews } from '../content/changelog/views';
import { readChangelog } from '../content/changelog/readChangelog';
import { stripBackticks } from '../content/changelog/schema';
import { settings } from '../settings/site';
import { root } from './folders';
import { elementsOf, landmark, linksOf, parseHtml, readPage, textOf } from './readPage';
import { expect, test, requestTest } from './test';

const { changelog } = readChangelog(root, { today: new Date().toISOString().slice(0, 10) });
const { entries, authors, tags } = changelog;
const pages = changelogViews(changelog, settings.title);
const address = settings.address!;

requestTest(
  'every page is complete in its HTML, with all entries by year beside it',
  async ({ request, site }) => {
    expect(entries).toHaveLength(37);
    for (const { route, title } of pages) {
      const { status, tree } = await readPage(request, `${site}${route}`);
      expect([status, textOf(landmark(tree, 'h1'))]).toEqual([200, title]);
      const sidebar = landmark(tree, 'nav', 'Documentation');
      expect(linksOf(sidebar), route).toEqual([
        '/changelog',
        '/changelog/archive',
        '/changelog/authors',
        ...entries.map((entry) => entry.route),
      ]);
      const years = [...new Set(entries.map(({ date }) => date.slice(0, 4)))];
      expect(elementsOf(sidebar, ({ tagName }) => tagName === 'h2').map(textOf)).toEqual(years);
      const marked = elementsOf(sidebar, ({ properties }) => properties.ariaCurrent !== undefined);
      const within = route.startsWith('/changelog/authors/') ? '/changelog/authors' : '/changelog';
      expect(marked.map(({ properties }) => [properties.href, properties.ariaCurrent])).toEqual([
        linksOf(sidebar).includes(route) ? [route, 'page'] : [within, 'true'],
      ]);
    }
  },
);

/** The entries that a list shows: the articles inside the page's own. */
const listed = (tree: Nodes) =>
  elementsOf(landmark(tree, 'main'), ({ tagName }) => tagName === 'h2').map((title) => linksOf(title)[0]);

requestTest('lists have ten entries, newest first, and lead to each other', async ({ request, site }) => {
  const lists = ['/changelog', '/changelog/page/2', '/changelog/page/3', '/changelog/page/4'];
  for (const [number, route] of lists.entries()) {
    const { tree } = await readPage(request, `${site}${route}`);
    expect(listed(tree)).toEqual(entries.slice(number * 10, number * 10 + 10).map((entry) => entry.route));
    expect(linksOf(landmark(tree, 'nav', 'Pages'))).toEqual(expect.arrayContaining(lists));
  }
});

requestTest('the archive lists every entry once, with its day', async ({ request, site }) => {
  const { tree } = await readPage(request, `${site}/changelog/archive`);
  const main = landmark(tree, 'main');
  expect(linksOf(main).filter((href) => /^\/changelog\/[^.]+$/.test(href))).toEqual(
    entries.map(({ route }) => route),
  );
  expect(timesOf(main)).toEqual(entries.map(({ date }) => date));
});

requestTest('a tag, a kind and an author list their entries and no others', async ({ request, site }) => {
  for (const page of pages) {
    if (page.type !== 'tag' && page.type !== 'kind' && page.type !== 'author') continue;
    const { tree } = await readPage(request, `${site}${page.route}`);
    expect(listed(tree), page.route).toEqual(page.list.items.map(({ route }) => route));
    expect(page.list.items.length, page.route).toBeLessThanOrEqual(50);
  }
});

requestTest(
  'an entry says when, how long, by whom and about what, and leads on',
  async ({ request, site }) => {
    for (const [index, entry] of entries.entries()) {
      const { tree } = await readPage(request, `${site}${entry.route}`);
      const [article] = elementsOf(tree, ({ tagName }) => tagName === 'article');
      const [header] = elementsOf(article!, ({ tagName }) => tagName === 'header');
      expect(timesOf(header!)).toEqual([entry.date]);
      expect(textOf(header!)).toContain(`${entry.release} and later${entry.readingTime} min read`);
      const list = (name: string) => landmark(header!, 'ul', name);
      expect(linksOf(list('Authors'))).toEqual(entry.authors.map((key) => `/changelog/authors/${key}`));
      for (const key of entry.authors) expect(textOf(list('Authors'))).toContain(authors[key]!.name);
      expect(linksOf(list('Tags'))).toEqual(entry.tags.map((key) => `/changelog/tags/${key}`));
      for (const key of entry.tags) expect(textOf(list('Tags'))).toContain(tags[key]!.label);
      const neighbors = [entries[index - 1], entries[index + 1]].flatMap((other) => other ?? []);
      const links = landmark(tree, 'nav', 'Previous and next page');
      expect(linksOf(links)).toEqual(neighbors.map(({ route }) => route));
      for (const { title } of neighbors) expect(textOf(links)).toContain(stripBackticks(title));
    }
  },
);

const timesOf = (node: Nodes) =>
  elementsOf(node, ({ tagName }) => tagName === 'time').map(({ properties }) => properties.dateTime);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and pages are links', async ({ page, site }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${site}/changelog`);
    await page
      .getByRole('navigation', { name: 'Kind' })
      .getByRole('link', { name: /^Breaking/ })
      .click();
    await expect(page).toHaveURL(`${site}/changelog/kinds/breaking`);
    await expect(heading).toHaveText(/Breaking$/);
    await expect(page.getByRole('main').locator('article article')).toHaveCount(
      entries.filter(({ kinds }) => kinds.includes('breaking')).length,
    );
    const tags = page.getByRole('navigation', { name: 'Tag' });
    await tags.getByText(/^Show all/).click();
    await tags.getByRole('link', { name: /^CLI/ }).click();
    await expect(page).toHaveURL(`${site}/changelog/tags/cli`);
    await expect(heading).toHaveText(/CLI$/);
    await expect(tags.locator('[aria-current="true"]')).toBeVisible();
    await expect(tags.locator('[aria-current="true"]')).toHaveText(/^CLI/);
    await page.getByRole('navigation', { name: 'Kind' }).getByRole('link', { name: /^All/ }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${site}/changelog/page/2`);
    await expect(heading).toHaveText(/page 2$/);
  });
});

requestTest(
  'feeds hold the full text of all entries, fit to be read elsewhere',
  async ({ request, site }) => {
    const addresses = entries.map(({ route }) => `${address}${route}`);
    for (const [form, link] of [
      ['rss.xml', /<link>([^<]+)<\/link>\s*<guid/g],
      ['atom.xml', /<entry>.*?<link href="([^"]+)"/gs],
    ] as const) {
      const response = await request.get(`${site}/changelog/${form}`);
      expect(response.headers()['content-type']).toMatch(/xml/);
      const text = await response.text();
      expect(XMLValidator.validate(text)).toBe(true);
      expect([...text.matchAll(link)].map(([, url]) => url)).toEqual(addresses);
    }
    const response = await request.get(`${site}/changelog/feed.json`);
    expect(response.headers()['content-type']).toMatch(/json/);
    const { items } = (await response.json()) as {
      items: { url: string; title: string; content_html: string }[];
    };
    expect(items.map(({ url }) => url)).toEqual(addresses);
    expect(items.map(({ title }) => title)).toEqual(entries.map(({ title }) => stripBackticks(title)));
    for (const [index, { content_html: html }] of items.entries()) {
      const content = parseHtml(html);
      const { tree } = await readPage(request, `${site}${entries[index]!.route}`);
      const text = textOf(content);
      expect(proseOf(tree).filter((paragraph) => !text.includes(paragraph))).toEqual([]);
      expect(elementsOf(content, isControl)).toEqual([]);
      expect(addressesOf(content).filter((href) => !/^(https?:\/\/|mailto:|data:)/.test(href))).toEqual([]);
    }
  },
);

/** The text of an entry on its page: paragraphs, items, cells and code, without its header. */
function proseOf(page: Nodes): string[] {
  const [article] = elementsOf(page, ({ tagName }) => tagName === 'article');
  const below = article!.children.filter(
    (child) => !(child.type === 'element' && child.tagName === 'header'),
  );
  return below.flatMap((child) =>
    elementsOf(child, ({ tagName }) => ['p', 'li', 'td', 'th', 'pre'].includes(tagName)).map(textOf),
  );
}

const isControl = ({ tagName, properties }: Element) =>
  ['button', 'svg', 'script', 'style', 'input', 'form'].includes(tagName) ||
  properties.role === 'tab' ||
  properties.className !== undefined;

const addressesOf = (node: Nodes) =>
  elementsOf(node, ({ properties }) => properties.href !== undefined || properties.src !== undefined).map(
    ({ properties }) => String(properties.href ?? properties.src),
  );

test('a year of the archive can be saved as an A3 sheet, with and without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/changelog/archive`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as SVG of 2024' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('changelog-2024.svg');
  await page.setContent(readFileSync(await download.path(), 'utf8'));
  const sheet = page.locator('svg').first();
  await expect(sheet).toHaveAttribute('width', '420mm');
  await expect(sheet).toContainText('Neosync changelog 2024');
  // The words of a title can be in several lines.
  for (const words of ['RBAC', 'DynamoDB']) await expect(sheet.getByText(words).first()).toBeVisible();
  const texts = await sheet
    .locator('text')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect()));
  const frame = (await sheet.boundingBox())!;
  for (const { right, bottom } of texts) {
    expect(right).toBeLessThan(frame.x + frame.width);
    expect(bottom).toBeLessThan(frame.y + frame.height);
  }
  await context.close();
});
