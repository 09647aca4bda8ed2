import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Element, Nodes } from 'hast';

import { changelogPages } from '../content/changelog/pages';
import { readChangelog } from '../content/changelog/readChangelog';
import { plain } from '../content/changelog/schema';
import { settings } from '../settings/site';
import { root } from './folders';
import { elementsOf, landmark, linksOf, parseHtml, readPage, textOf } from './readPage';
import { expect, isSameDocument, open, sidebarLink, test, requestTest } from './test';

const { changelog } = readChangelog(root, { today: new Date().toISOString().slice(0, 10) });
const { entries, authors, tags } = changelog;
const pages = changelogPages(changelog, { siteTitle: settings.title });
const address = settings.address!;

test('there are thirty entries', () => {
  expect(entries).toHaveLength(30);
});

for (const { route, title } of pages) {
  requestTest(
    `${route} is complete in its HTML, with all entries by year beside it`,
    async ({ request, site }) => {
      const { status, tree, ids } = await readPage(request, `${site}${route}`);
      expect(status).toBe(200);
      expect(textOf(landmark(tree, 'h1'))).toBe(title);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

      const sidebar = landmark(tree, 'nav', 'Documentation');
      expect(linksOf(sidebar)).toEqual([
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
    },
  );
}

/** The entries that a list shows: the articles inside the page's own. */
const listed = (tree: Nodes) =>
  elementsOf(landmark(tree, 'main'), ({ tagName }) => tagName === 'h2').map((title) => linksOf(title)[0]);

for (const [number, route] of ['/changelog', '/changelog/page/2', '/changelog/page/3'].entries()) {
  requestTest(`${route} lists ten entries, newest first`, async ({ request, site }) => {
    const { tree } = await readPage(request, `${site}${route}`);
    expect(listed(tree)).toEqual(entries.slice(number * 10, number * 10 + 10).map((entry) => entry.route));
    expect(linksOf(landmark(tree, 'nav', 'Pages'))).toEqual(
      expect.arrayContaining(['/changelog', '/changelog/page/2', '/changelog/page/3']),
    );
  });
}

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
    expect(page.list.items.length, page.route).toBeLessThanOrEqual(30);
  }
});

for (const entry of entries) {
  requestTest(
    `${entry.route} says when, how long, by whom and about what, and leads on`,
    async ({ request, site }) => {
      const { tree } = await readPage(request, `${site}${entry.route}`);
      const [article] = elementsOf(tree, ({ tagName }) => tagName === 'article');
      const [header] = elementsOf(article!, ({ tagName }) => tagName === 'header');
      expect(timesOf(header!)).toEqual([entry.date]);
      expect(textOf(header!)).toContain(`${entry.readingTime} min read`);
      const list = (name: string) => landmark(header!, 'ul', name);
      expect(linksOf(list('Authors'))).toEqual(entry.authors.map((key) => `/changelog/authors/${key}`));
      for (const key of entry.authors) expect(textOf(list('Authors'))).toContain(authors[key]!.name);
      expect(linksOf(list('Tags'))).toEqual(entry.tags.map((key) => `/changelog/tags/${key}`));
      for (const key of entry.tags) expect(textOf(list('Tags'))).toContain(tags[key]!.label);

      const neighbours = landmark(tree, 'nav', 'Previous and next page');
      expect(linksOf(neighbours)).toEqual(
        [entry.newer, entry.older].flatMap((other) => (other ? [other.route] : [])),
      );
      for (const other of [entry.newer, entry.older]) {
        if (other) expect(textOf(neighbours)).toContain(plain(other.title));
      }
    },
  );
}

const timesOf = (node: Nodes) =>
  elementsOf(node, ({ tagName }) => tagName === 'time').map(({ properties }) => properties.dateTime);

test('an entry is opened from a list, and its neighbours from it', async ({ page, site }) => {
  await open(page, `${site}/changelog`);
  await page
    .getByRole('main')
    .getByRole('link', { name: plain(entries[1]!.title) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(entries[1]!.title));
  await expect(sidebarLink(page, plain(entries[1]!.title))).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: plain(entries[2]!.title) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(entries[2]!.title));
  expect(await isSameDocument(page)).toBe(true);
});

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

interface FeedItem {
  url: string;
  title: string;
  html: string;
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'entry',
});

const forms: Record<string, { type: RegExp; items: (text: string) => FeedItem[] }> = {
  'rss.xml': {
    type: /xml/,
    items(text) {
      expect(XMLValidator.validate(text)).toBe(true);
      const { rss } = xml.parse(text) as { rss: { channel: { item: Record<string, string>[] } } };
      return rss.channel.item.map((item) => ({
        url: item.link!,
        title: item.title!,
        html: item['content:encoded']!,
      }));
    },
  },
  'atom.xml': {
    type: /xml/,
    items(text) {
      expect(XMLValidator.validate(text)).toBe(true);
      const { feed } = xml.parse(text) as {
        feed: { entry: { link: { href: string }; title: Text; content: Text }[] };
      };
      return feed.entry.map(({ link, title, content }) => ({
        url: link.href,
        title: title['#text'],
        html: content['#text'],
      }));
    },
  },
  'feed.json': {
    type: /json/,
    items(text) {
      const { items } = JSON.parse(text) as {
        items: { url: string; title: string; content_html: string }[];
      };
      return items.map(({ url, title, content_html: html }) => ({ url, title, html }));
    },
  },
};

interface Text {
  '#text': string;
}

for (const [form, { type, items }] of Object.entries(forms)) {
  requestTest(
    `/changelog/${form} holds the full text of all entries, fit to be read elsewhere`,
    async ({ request, site }) => {
      const response = await request.get(`${site}/changelog/${form}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(type);
      const found = items(await response.text());
      expect(found.map(({ url }) => url)).toEqual(entries.map((entry) => `${address}${entry.route}`));
      expect(found.map(({ title }) => title)).toEqual(entries.map(({ title }) => plain(title)));
      for (const [index, { html }] of found.entries()) {
        const content = parseHtml(html);
        const { tree } = await readPage(request, `${site}${entries[index]!.route}`);
        const text = textOf(content);
        expect(proseOf(tree).filter((paragraph) => !text.includes(paragraph))).toEqual([]);
        expect(elementsOf(content, isControl)).toEqual([]);
        expect(addressesOf(content).filter((href) => !/^(https?:\/\/|mailto:|data:)/.test(href))).toEqual([]);
      }
    },
  );
}

/** What an entry says on its page: paragraphs, items, cells and code, without what stands in its header. */
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
