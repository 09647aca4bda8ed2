import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Element } from 'hast';
import { LinkChecker, LinkState } from 'linkinator';
import rehypeParse from 'rehype-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { contentType } from '../host/contentType';
import { parseHeaders } from '../host/headersFile';
import { parseRedirects } from '../host/redirectsFile';
import { visit } from '../visit';
import { builtPages } from './builtPages';
import { folders } from './folders';
import { expect, requestTest as test } from './test';

/** The address that each site is published at. */
const published = {
  site: 'https://docs.neosync.dev',
  small: 'https://lighthouse.example.com/docs',
  versions: 'https://beacon.example.com',
};

const html = unified().use(rehypeParse, { emitParseErrors: true });

for (const name of ['site', 'small', 'versions'] as const) {
  const folder = folders[name];

  test(`${name}: every address and anchor that a page links to is there, under the base`, async ({
    site,
    small,
    versions,
  }) => {
    const address = { site, small, versions }[name];
    const { origin } = new URL(address);
    const { links } = await new LinkChecker().check({
      path: `${address}/`,
      recurse: true,
      checkCss: true,
      checkFragments: true,
      redirects: 'error',
      urlRewriteExpressions: [{ pattern: new RegExp(`^${published[name]}(?=/|$)`), replacement: address }],
      linksToSkip: async (link) => !link.startsWith(`${origin}/`),
    });
    const own = links.filter(({ url }) => url.startsWith(`${origin}/`));
    expect(own.filter(({ url }) => !url.startsWith(address))).toEqual([]);
    const broken = own
      .filter(({ state }) => state === LinkState.BROKEN)
      // The fragment of a link to a request holds the request.
      .filter(({ url, status }) => status !== 200 || !url.includes('~'))
      .map(({ url, status, parent }) => `${parent} links to ${url}, which answers ${status}`);
    expect(broken).toEqual([]);
    const found = new Set(own.map(({ url }) => url.replace(address, '').replace(/(.)\/$/, '$1')));
    // The page of results is opened from the dialog.
    expect(builtPages(folder).filter((route) => !found.has(route))).toEqual(['/search']);
  });

  test(`${name}: headers and redirects name addresses under the base that answer`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    const { origin } = new URL({ site, small, versions }[name]);
    const { pathname } = new URL(published[name]);
    const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
    const files = globSync('**/*', { cwd: folder }).map((file) => `${base}${file}`);
    const unknown = files.filter((file) => contentType(file) === 'application/octet-stream');
    expect(unknown.sort()).toEqual(['_headers', '_redirects'].map((name) => base + name));
    const paths = Object.keys(parseHeaders(readFileSync(join(folder, '_headers'), 'utf8')));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const under = files.filter((file) =>
        path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === path,
      );
      expect(under, path).not.toEqual([]);
    }
    for (const [from, to] of parseRedirects(readFileSync(join(folder, '_redirects'), 'utf8'))) {
      expect(from.startsWith(base), from).toBe(true);
      const answer = await request.get(`${origin}${from}`, { maxRedirects: 0 });
      expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
      if (to.startsWith('/')) expect((await request.get(`${origin}${to}`)).status(), to).toBe(200);
    }
  });

  test(`${name}: every page is sound HTML, with one heading, title and landmark, and no id twice`, () => {
    const faults: string[] = [];
    for (const path of globSync('**/*.html', { cwd: folder })) {
      const file = new VFile({ value: readFileSync(join(folder, path)), path });
      const elements: Element[] = [];
      visit(html.parse(file), 'element', (element) => void elements.push(element));
      faults.push(...file.messages.map(String));
      for (const tag of ['h1', 'main', 'title']) {
        // Only the first title of a document is its own.
        const { length } = elements.filter(({ tagName }) => tagName === tag);
        if (length === 0 || (length > 1 && tag !== 'title')) faults.push(`${path}: ${length} <${tag}>`);
      }
      const ids = new Set<unknown>();
      for (const { properties } of elements) {
        if (ids.has(properties.id)) faults.push(`${path}: two elements have the id ${properties.id}`);
        if (properties.id !== undefined) ids.add(properties.id);
        if (Number(properties.tabIndex) > 0) faults.push(`${path}: a tabindex of ${properties.tabIndex}`);
      }
      const referring = ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'list'];
      for (const { properties } of elements) {
        for (const id of referring.flatMap((name) => properties[name] ?? [])) {
          if (!ids.has(id)) faults.push(`${path}: there is no element with the id ${id}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
