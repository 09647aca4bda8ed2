import type { APIRequestContext } from '@playwright/test';
import type { Root } from 'hast';
import { XMLParser } from 'fast-xml-parser';

import { builtPages } from './builtPages';
import { folders } from './folders';
import { elementsOf, readHead } from './readPage';
import { expect, isSameDocument, open, sidebarLink, test, requestTest } from './test';

const address = 'https://docs.neosync.dev';

/** Values of an attribute of the elements of a kind in the head, where another attribute has a value. */
function valuesOf(tree: Root, tagName: string, [name, wanted]: [string, string], value: string): string[] {
  return elementsOf(
    tree,
    (element) => element.tagName === tagName && [element.properties[name]].flat().join(' ') === wanted,
  ).map(({ properties }) => String(properties[value]));
}

/** What the head of a page says to machines. */
async function factsOf(request: APIRequestContext, page: string) {
  const tree = await readHead(request, page);
  const metas = (wanted: string) => [
    ...valuesOf(tree, 'meta', ['name', wanted], 'content'),
    ...valuesOf(tree, 'meta', ['property', wanted], 'content'),
  ];
  return {
    tree,
    metas,
    canonical: valuesOf(tree, 'link', ['rel', 'canonical'], 'href'),
    listed: !metas('robots').includes('noindex'),
    data: elementsOf(
      tree,
      ({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json',
    ).map((element) => JSON.parse(rawText(element.children))),
  };
}

/** Text of a script, whose white space counts. */
const rawText = (nodes: { type: string; value?: string }[]) => nodes.map(({ value }) => value ?? '').join('');

async function readSitemap(request: APIRequestContext, site: string) {
  const text = await (await request.get(`${site}/sitemap.xml`)).text();
  const parser = new XMLParser({ isArray: (name) => name === 'url', parseTagValue: false });
  return parser.parse(text, true).urlset.url as { loc: string; lastmod?: string }[];
}

requestTest(
  'every page has one description and one name for itself, and a picture of the right size',
  async ({ request, site }) => {
    test.setTimeout(120_000);
    const pages = builtPages(folders.site);
    expect(pages.length).toBeGreaterThan(120);
    for (const route of pages) {
      const { metas, canonical, listed } = await factsOf(request, `${site}${route}`);
      expect(metas('description'), route).toHaveLength(1);
      expect(metas('description')[0]!.length, route).toBeGreaterThan(10);
      if (!listed) {
        expect(route).toBe('/search');
        expect(canonical, route).toEqual([]);
        continue;
      }
      expect(canonical, route).toEqual([`${address}${route}`]);
      expect(metas('og:url'), route).toEqual(canonical);
      for (const name of ['og:title', 'og:description', 'og:type', 'twitter:card', 'twitter:title']) {
        expect(metas(name), `${route}: ${name}`).toHaveLength(1);
      }
      expect(metas('twitter:image'), route).toEqual(metas('og:image'));
      const [image] = metas('og:image');
      expect(metas('og:image'), route).toHaveLength(1);
      const picture = await request.get(image!.replace(address, site));
      expect(picture.headers()['content-type'], image).toBe('image/png');
      const png = await picture.body();
      const size = [String(png.readUInt32BE(16)), String(png.readUInt32BE(20))];
      expect(size, image).toEqual(['1200', '630']);
      expect([...metas('og:image:width'), ...metas('og:image:height')], route).toEqual(size);
      expect(png.length, image).toBeLessThan(70_000);
    }
  },
);

requestTest(
  'the sitemap names every page that may be listed, with the time of its last change',
  async ({ request, site }) => {
    test.setTimeout(120_000);
    const entries = await readSitemap(request, site);
    expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
      builtPages(folders.site)
        .filter((route) => route !== '/search')
        .map((route) => `${address}${route}`)
        .toSorted(),
    );
    for (const { loc, lastmod } of entries) {
      expect((await request.get(loc.replace(address, site), { maxRedirects: 0 })).status(), loc).toBe(200);
      expect(Number.isNaN(Date.parse(lastmod ?? '')), `${loc} ${lastmod}`).toBe(false);
      expect(Date.parse(lastmod!), loc).toBeLessThanOrEqual(Date.now());
    }
  },
);

requestTest('crawlers find the sitemap', async ({ request, site }) => {
  const robots = await request.get(`${site}/robots.txt`);
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${address}/sitemap.xml`);
});

requestTest('search and the page for unknown addresses are listed nowhere', async ({ request, site }) => {
  for (const route of ['/search', '/nowhere']) {
    const { listed, canonical, data, metas } = await factsOf(request, `${site}${route}`);
    expect({ listed, canonical, data, image: metas('og:image') }).toEqual({
      listed: false,
      canonical: [],
      data: [],
      image: [],
    });
  }
});

requestTest('every page says what it is in the vocabulary of schema.org', async ({ request, site }) => {
  test.setTimeout(120_000);
  const required: Record<string, string[]> = {
    WebSite: ['name', 'url', 'publisher'],
    Organization: ['name', 'url', 'logo'],
    TechArticle: ['headline', 'description', 'url', 'image', 'author', 'publisher', 'dateModified'],
    APIReference: ['headline', 'description', 'url', 'image', 'author', 'publisher', 'dateModified'],
    BlogPosting: ['headline', 'description', 'url', 'image', 'author', 'publisher', 'datePublished'],
    CollectionPage: ['name', 'description', 'url'],
    BreadcrumbList: ['itemListElement'],
  };
  const seen = new Map<string, number>();
  for (const route of builtPages(folders.site)) {
    const { data, canonical, listed } = await factsOf(request, `${site}${route}`);
    if (!listed) continue;
    expect(data, route).toHaveLength(1);
    expect(data[0]['@context'], route).toBe('https://schema.org');
    for (const thing of data[0]['@graph'] as Record<string, unknown>[]) {
      const type = String(thing['@type']);
      seen.set(type, (seen.get(type) ?? 0) + 1);
      for (const property of required[type] ?? ['a known type']) {
        expect(thing[property], `${route}: ${property} of ${type}`).toBeTruthy();
      }
      if ('url' in thing && type !== 'Organization') expect(thing.url, route).toBe(canonical[0]);
      if (type !== 'BreadcrumbList') continue;
      const steps = thing.itemListElement as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(-1)!.item, route).toBe(canonical[0]);
      for (const { name, item } of steps) {
        expect(name, route).not.toBe('');
        expect((await request.get(item.replace(address, site))).status(), item).toBe(200);
      }
    }
  }
  expect(Object.keys(required).filter((type) => !seen.has(type))).toEqual([]);
  expect(seen.get('BlogPosting')).toBe(
    builtPages(folders.site).filter((route) => /^\/changelog\/[^/]+$/.test(route)).length - 2,
  );
});

requestTest("the mark of the site's publisher can be fetched", async ({ request, site }) => {
  const { data } = await factsOf(request, site);
  const { logo } = data[0]['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'Organization');
  expect((await request.get(logo.replace(address, site))).headers()['content-type']).toBe('image/png');
});

test('after a navigation the head is that of the page shown', async ({ page, site }) => {
  await open(page, `${site}/`);
  await sidebarLink(page, 'Platform').click();
  await expect(page).toHaveTitle('Platform | Neosync');
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${address}/platform`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${address}/platform`);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '/platform.md');
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(await data.textContent()).toContain(`"url":"${address}/platform"`);
});

test.describe('under a base', () => {
  const published = 'https://lighthouse.example.com/docs';

  requestTest('every address carries it', async ({ request, small }) => {
    for (const route of builtPages(folders.small).filter((path) => path !== '/search')) {
      const { canonical, metas, data } = await factsOf(request, `${small}${route}`);
      expect(canonical, route).toEqual([`${published}${route}`]);
      const [image] = metas('og:image');
      expect(image, route).toContain(`${published}/static/social/`);
      expect((await request.get(image!.replace(published, small))).status(), image).toBe(200);
      for (const [, found] of JSON.stringify(data).matchAll(/"(https:\/\/lighthouse[^"]*)"/g)) {
        expect(found, route).toMatch(/^https:\/\/lighthouse\.example\.com\/docs\//);
      }
    }
    const entries = await readSitemap(request, small);
    expect(entries.map(({ loc }) => loc)).toContain(`${published}/guides/lighting`);
    expect(await (await request.get(`${small}/robots.txt`)).text()).toContain(`${published}/sitemap.xml`);
  });

  test('markup in a title and a description is text', async ({ request, page, small }) => {
    const title = 'The "bright" lamp & <title>';
    const { metas, data } = await factsOf(request, `${small}/reference/quotes`);
    expect(metas('og:title')).toEqual([title]);
    expect(metas('description')).toEqual([
      'It says "on", </script> or <!-- and a backslash \\ and an ’ are only text.',
    ]);
    expect(data[0]['@graph'][0]).toMatchObject({ headline: title, description: metas('description')[0] });
    await page.goto(`${small}/reference/quotes`);
    await expect(page).toHaveTitle(`${title} | Lighthouse`);
  });
});

test.describe('an older version', () => {
  const published = 'https://beacon.example.com';

  requestTest('names the page of the newest one, where it has the page', async ({ request, versions }) => {
    const canonicals = await Promise.all(
      ['/signals', '/v1', '/v1/signals', '/v1/oil'].map(async (route) => {
        const { canonical, data } = await factsOf(request, `${versions}${route}`);
        expect(data, route).toHaveLength(1);
        return canonical;
      }),
    );
    expect(canonicals).toEqual([
      [`${published}/signals`],
      [`${published}/`],
      [`${published}/signals`],
      [`${published}/v1/oil`],
    ]);
  });

  requestTest('is in the sitemap only where no other page stands for it', async ({ request, versions }) => {
    const routes = (await readSitemap(request, versions)).map(({ loc }) => loc.replace(published, ''));
    expect(routes).toContain('/v1/oil');
    expect(routes).toContain('/signals');
    expect(routes).not.toContain('/v1/signals');
    expect(routes).not.toContain('/v1');
  });
});
