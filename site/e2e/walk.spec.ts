import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { globSync } from 'tinyglobby';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';

import { caching } from '../host/headerRules';
import { parseHeaders } from '../host/headersFile';
import { parseRedirects } from '../host/redirectsFile';
import { folders } from './folders';
import { expect, requestTest as test } from './test';

/** Sites that are walked, with the address that they say they are published at. */
const sites = {
  site: { published: 'https://docs.neosync.dev', base: '/' },
  small: { published: 'https://lighthouse.example.com', base: '/docs/' },
  versions: { published: 'https://beacon.example.com', base: '/' },
};

/** Files that say where something is. Copies that are packed say the same. */
const texts = '**/*.{html,xml,json,txt,md,css,webmanifest}';

/** Addresses that stand in examples of a page. */
const invented = /^https:\/\/lighthouse\.example\.com\/an?\//;

const html = unified().use(rehypeParse, { emitParseErrors: true }).use(keepTree).freeze();

/** Hands out the tree where others print it. */
function keepTree(this: Processor) {
  this.compiler = (tree) => tree as never;
}

/** What a page of HTML is made of, what stands in templates too. */
function read(text: string, path: string) {
  const file = html.processSync({ value: text, path });
  const elements: Element[] = [];
  /** Those that wait in templates. */
  const waiting = new Set<Element>();
  const collect = (root: Nodes, waits: boolean) =>
    visit(root, 'element', (element) => {
      elements.push(element);
      if (waits) waiting.add(element);
      if (element.content) collect(element.content, true);
    });
  collect(file.result as unknown as Root, false);
  return { elements, waiting, faults: file.messages.map(String) };
}

/** Addresses that a file of a site mentions: links, what is loaded, and what it says of itself where it is published. */
function mentioned(file: string, content: string, published: string): string[] {
  // What structured data calls a thing is a name, and leads nowhere.
  const text = content.replaceAll(/\\?"@id\\?":\\?"[^"\\]*\\?"/g, '');
  const found = [...text.matchAll(new RegExp(`${published}[^\\s"'<>()\\[\\]{}\\\\|\`]*`, 'g'))].map(
    ([address]) =>
      // The end of a sentence is no part of an address.
      address.replace(/[.,;:!?*]+$/, '').replaceAll('&amp;', '&'),
  );
  for (const [, address] of text.matchAll(/"href":"([^"]*)"/g)) found.push(JSON.parse(`"${address}"`));
  if (file.endsWith('.css'))
    for (const [, address] of text.matchAll(/url\(["']?(?!data:)([^"')]+)/g)) found.push(address!);
  if (!file.endsWith('.html')) return found;
  for (const { properties } of read(text, file).elements) {
    for (const name of ['href', 'src', 'action', 'poster', 'cite']) {
      if (properties[name] !== undefined) found.push(String(properties[name]));
    }
    for (const source of [properties.srcSet ?? []].flat()) found.push(String(source).trim().split(/\s/)[0]!);
  }
  return found;
}

/** Asks each address once, however often it is mentioned. */
function createAsker(request: APIRequestContext) {
  const answers = new Map<string, Promise<{ status: number; ids: Set<string> }>>();
  return (address: string) => {
    const known = answers.get(address) ?? request.get(address, { maxRedirects: 0 }).then(idsOf);
    answers.set(address, known);
    return known;
  };
}

async function idsOf(answer: APIResponse) {
  const isPage = answer.headers()['content-type']?.startsWith('text/html');
  const elements = isPage ? read(await answer.text(), answer.url()).elements : [];
  const ids = elements.flatMap(({ properties }) =>
    properties.id === undefined ? [] : String(properties.id),
  );
  return { status: answer.status(), ids: new Set(ids) };
}

for (const [name, { published, base }] of Object.entries(sites)) {
  const folder = folders[name as keyof typeof sites];

  test(`${name}: every address that a file of it mentions answers, and lies under its base`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    test.setTimeout(300_000);
    const { origin } = new URL({ site, small, versions }[name as keyof typeof sites]);
    const ask = createAsker(request);
    const wrong: string[] = [];
    const asked = new Set<string>();
    for (const file of globSync(texts, { cwd: folder }).sort()) {
      const from = new URL(`${base}${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`, origin);
      for (const address of mentioned(file, readFileSync(join(folder, file), 'utf8'), published)) {
        if (invented.test(address)) continue;
        if (!URL.canParse(address, from.href)) {
          wrong.push(`${file}: ${address} is no address`);
          continue;
        }
        const url = new URL(address.replace(published, origin), from);
        if (!/^(https?|mailto):$/.test(url.protocol)) wrong.push(`${file}: ${address} leads nowhere`);
        if (url.origin !== origin || (file === '404.html' && url.pathname === from.pathname)) continue;
        // A link to a request names its method before the tilde.
        const [anchor = ''] = decodeURIComponent(url.hash.slice(1)).split('~');
        url.hash = '';
        asked.add(url.href);
        if (!`${url.pathname}/`.startsWith(base)) wrong.push(`${file}: ${address} leads out of the site`);
        const { status, ids } = await ask(url.href);
        if (status !== 200) wrong.push(`${file}: ${address} answers ${status}`);
        else if (anchor !== '' && !ids.has(anchor)) wrong.push(`${file}: ${address} leads to no place there`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
    expect(asked.size).toBeGreaterThan(30);
  });

  test(`${name}: what hosts are told is about addresses under the base that answer`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    const { origin } = new URL({ site, small, versions }[name as keyof typeof sites]);
    const files = globSync('**/*', { cwd: folder }).map((file) => `${base}${file}`);
    const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
    expect(rules.length).toBeGreaterThan(3);
    for (const { path } of rules) {
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

  test(`${name}: every file is sent as what it is, and kept as long as it is true`, async ({
    request,
    site,
    small,
    versions,
  }) => {
    test.setTimeout(180_000);
    const { origin } = new URL({ site, small, versions }[name as keyof typeof sites]);
    const files = globSync('**/*', { cwd: folder, ignore: ['**/*.html', '_*'] });
    expect(files.length).toBeGreaterThan(20);
    const kinds = new Set<string>();
    for (const file of files) {
      const answer = await request.get(
        `${origin}${base}${file.split('/').map(encodeURIComponent).join('/')}`,
      );
      expect(answer.status(), file).toBe(200);
      const headers = answer.headers();
      expect(headers['x-content-type-options'], file).toBe('nosniff');
      expect(headers['content-type'], file).toMatch(types[extname(file)] ?? /a known type/);
      // What is named after its content can be kept for good.
      const isHashed = /^static\/(js|css|font|image|svg|assets|media|requests)\//.test(file);
      expect(headers['cache-control'], file).toBe(isHashed ? caching.hashed : caching.other);
      kinds.add(extname(file));
    }
    const everywhere = ['.js', '.css', '.woff2', '.json', '.md', '.png', '.txt', '.xml'];
    const icons = ['.svg', '.ico', '.webmanifest'];
    for (const kind of name === 'site' ? [...everywhere, ...icons] : everywhere) {
      expect([...kinds]).toContain(kind);
    }
  });

  test(`${name}: every page is sound HTML, with one heading, title and description, and no id twice`, () => {
    for (const file of globSync('**/*.html', { cwd: folder })) {
      const { elements, waiting, faults } = read(readFileSync(join(folder, file), 'utf8'), file);
      expect(faults, file).toEqual([]);
      const count = (accepts: (element: Element) => boolean) =>
        elements.filter((element) => !waiting.has(element) && accepts(element)).length;
      expect(
        count(({ tagName }) => tagName === 'h1'),
        `${file}: h1`,
      ).toBe(1);
      expect(count(({ tagName }) => tagName === 'title') >= 1, `${file}: title`).toBe(true);
      expect(
        count(({ tagName }) => tagName === 'main'),
        `${file}: main`,
      ).toBe(1);
      expect(count(({ properties }) => properties.name === 'description') <= 1, `${file}: description`).toBe(
        true,
      );
      const ids = elements.flatMap(({ properties }) =>
        properties.id === undefined ? [] : String(properties.id),
      );
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        `${file}: ids`,
      ).toEqual([]);
      const known = new Set(ids);
      for (const { properties } of elements) {
        for (const key of ['htmlFor', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'list']) {
          for (const id of [properties[key] ?? []].flat()) {
            expect(known.has(String(id)), `${file}: ${key} names ${id}`).toBe(true);
          }
        }
        if (properties.tabIndex !== undefined)
          expect(Number(properties.tabIndex), file).toBeLessThanOrEqual(0);
      }
    }
  });
}

/** Classes of the design system: a hash for the component and a letter or digit for its part. */
const ofComponent = /^_?[a-z\d]*\d[a-z\d]*$/;

for (const name of Object.keys(sites) as (keyof typeof sites)[]) {
  test(`${name}: every component that stands on a page has its styles`, () => {
    const cwd = folders[name];
    const loaded = globSync('static/css/async/**/*.css', { cwd });
    const styles = ['index.html', ...loaded].map((file) => readFileSync(join(cwd, file), 'utf8')).join('');
    const seen = new Set<string>();
    for (const file of globSync('**/*.html', { cwd })) {
      for (const { properties } of read(readFileSync(join(cwd, file), 'utf8'), file).elements) {
        for (const part of [properties.className ?? []].flat().map(String)) {
          if (ofComponent.test(part)) seen.add(part.slice(0, -1));
        }
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    expect([...seen].filter((component) => !styles.includes(`.${component}`))).toEqual([]);
  });
}

/** What files are sent as, by extension. */
const types: Record<string, RegExp> = {
  '.css': /^text\/css; charset=utf-8$/,
  '.csv': /^text\/csv; charset=utf-8$/,
  '.ico': /^image\/vnd\.microsoft\.icon$/,
  '.js': /^text\/javascript; charset=utf-8$/,
  '.json': /^application\/json; charset=utf-8$/,
  '.md': /^text\/markdown; charset=utf-8$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml(; charset=utf-8)?$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json; charset=utf-8$/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(text|application)\/xml; charset=utf-8$/,
};
