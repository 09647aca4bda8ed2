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

/** Text of a script. White space is significant. */
const rawText = (nodes: { type: string; value?: string }[]) => nodes.map(({ value }) => value ?? '').join('');

async function readSitemap(request: APIRequestContext, site: string) {
  const text = await (await request.get(`${site}/sitemap.xml`)).text();
  const parser = new XMLParser({ isArray: (name) => name === 'url', parseTagValue: false });
  return parser.parse(text, true).urlset.url as { loc: string; lastmod?: string }[];
}

requestTest(
  'every page has one description, one address, a picture of the right size, and says what it is',
  async ({ request, site }) => {
    const pages = builtPages(folders.site).filter((route) => route !== '/search');
    expect(pages.length).toBeGreaterThan(120);
    const types = new Set<unknown>();
    for (const route of pages) {
      const { metas, canonical, data } = await factsOf(request, `${site}${route}`);
      expect(metas('description'), route).toEqual([expect.stringMatching(/^.{11,}/)]);
      expect(canonical, route).toEqual([`${address}${route}`]);
      expect(metas('og:url'), route).toEqual(canonical);
      for (const name of ['og:title', 'og:description', 'og:type', 'twitter:card', 'twitter:title']) {
        expect(metas(name), `${route}: ${name}`).toHaveLength(1);
      }
      expect(metas('twitter:image'), route).toEqual(metas('og:image'));
      expect(metas('og:image'), route).toHaveLength(1);
      const [image] = metas('og:image');
      const png = await (await request.get(image!.replace(address, site))).body();
      const size = [String(png.readUInt32BE(16)), String(png.readUInt32BE(20))];
      expect(size, image).toEqual(['1200', '630']);
      expect([...metas('og:image:width'), ...metas('og:image:height')], route).toEqual(size);
      expect(png.length, image).toBeLessThan(70_000);
      expect(data, route).toHaveLength(1);
      for (const thing of data[0]['@graph'] as Record<string, unknown>[]) {
        types.add(thing['@type']);
        if ('url' in thing && thing['@type'] !== 'Organization') expect(thing.url, route).toBe(canonical[0]);
      }
    }
    expect([...types].toSorted()).toEqual([
      'APIReference',
      'BlogPosting',
      'BreadcrumbList',
      'CollectionPage',
      'Organization',
      'TechArticle',
      'WebSite',
    ]);
  },
);

requestTest(
  'crawlers find the sitemap, which names every page that may be listed',
  async ({ request, site }) => {
    const robots = await request.get(`${site}/robots.txt`);
    expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await robots.text()).toContain(`Sitemap: ${address}/sitemap.xml`);
    const entries = await readSitemap(request, site);
    expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
      builtPages(folders.site)
        .filter((route) => route !== '/search')
        .map((route) => `${address}${route}`)
        .toSorted(),
    );
    const undated = entries.filter(({ lastmod }) => Number.isNaN(Date.parse(lastmod ?? '')));
    expect(undated).toEqual([]);
  },
);

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

requestTest("the mark of the site's publisher can be fetched", async ({ request, site }) => {
  const { data } = await factsOf(request, site);
  const { logo } = data[0]['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'Organization');
  expect((await request.get(logo.replace(address, site))).headers()['content-type']).toBe('image/png');
});

test('after a navigation the head is that of the new page', async ({ page, site }) => {
  await open(page, `${site}/core-features`);
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
