import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { caching } from '../host/headerRules';
import { headersAt, parseHeaders } from '../host/headersFile';
import { inlineScripts, sourceHash } from '../publish/headers/inlineScripts';
import { tagsOf } from '../publish/tagsOf';
import { folders, root } from './folders';

const outDir = folders.small;

/** A built file. */
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

/** Addresses in the article of a built page. */
const addressesIn = (path: string) =>
  [...(/<article.*<\/article>/s.exec(read(path))?.[0] ?? '').matchAll(/ (?:href|src)="([^"#]+)/g)].map(
    ([, address]) => address!,
  );

/** The first file in which two folders differ, and where, or undefined when they are the same. */
function firstDifference(one: string, other: string): string | undefined {
  const options = { dot: true };
  const [files, otherFiles] = [one, other].map((cwd) => globSync('**/*', { ...options, cwd }).sort());
  for (const file of new Set([...files!, ...otherFiles!])) {
    if (!files!.includes(file) || !otherFiles!.includes(file)) return `${file} is only in one of them`;
    const [content, otherContent] = [one, other].map((folder) => readFileSync(join(folder, file)));
    if (content!.equals(otherContent!)) continue;
    const at = content!.findIndex((byte, index) => byte !== otherContent![index]);
    const around = [content!, otherContent!].map((bytes) =>
      JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString()),
    );
    return `${file} differs at byte ${at}: ${around.join(' and ')}`;
  }
  return undefined;
}

test('a site is the same to the byte, pictures too, wherever and in whatever language it is built', () => {
  expect(globSync('static/social/**/*.png', { cwd: outDir }).length).toBeGreaterThan(3);
  expect(firstDifference(outDir, folders.abroad)).toBeUndefined();
  expect(firstDifference(outDir, folders.versions)).toMatch(/^404\.html differs at byte \d+: /);
});

test('the built site has every page at its address, and a page for unknown addresses', () => {
  expect(globSync('**/*.html', { cwd: outDir }).sort()).toEqual([
    '404.html',
    'elements.html',
    'guides.html',
    'guides/lighting.html',
    'guides/moving.html',
    'index.html',
    'plain.html',
    'reference.html',
    'reference/lamps.html',
    'reference/quotes.html',
    'search.html',
  ]);
});

test('the built site has the files of the public folder as they are', () => {
  for (const file of ['lamps.csv', 'stripes.svg']) {
    expect(read(file)).toBe(readFileSync(join(root, 'site/fixtures/small/content/public', file), 'utf8'));
  }
});

test('the built site names the packages that browsers get something of, and no others, with their licenses', () => {
  const named = new Map(
    read('licenses.txt')
      .split(/\n-{80}\n/)
      .slice(1)
      .map((part) => [/^\n(\S+) \S+\nLicense: \S+\n\n\S/.exec(part)?.[1], part]),
  );
  // Scripts of the app, of the search and of its worker, and fonts.
  const shipped = ['react', 'react-dom', '@radix-ui/react-dialog', 'stemmer'];
  for (const name of [...shipped, '@fontsource-variable/schibsted-grotesk']) {
    expect([...named.keys()]).toContain(name);
  }
  expect(named.get('react')).toContain('Permission is hereby granted');
  expect(named.get('@fontsource-variable/spline-sans-mono')).toContain('SIL OPEN FONT LICENSE');
  // What only draws pages, what only checks and builds them, and what its settings do without.
  for (const name of [
    'typescript',
    'unified',
    'shiki',
    'harfbuzzjs',
    'algoliasearch',
    '@expo-google-fonts/schibsted-grotesk',
  ]) {
    expect([...named.keys()]).not.toContain(name);
  }
});

test('the built site has the base before every address', () => {
  for (const file of globSync('**/*.html', { cwd: outDir })) {
    const own = [...read(file).matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(own.filter((address) => !address!.startsWith('/docs/'))).toEqual([]);
  }
});

test('the built site has links without index.html and .html, also where they were written as files', () => {
  expect(addressesIn('guides.html')).toEqual([
    '/docs/guides/lighting',
    '/docs/guides/moving',
    '/docs/',
    '/docs/elements',
  ]);
});

test('the built site names each page, and takes its description from its front matter', () => {
  expect(read('index.html')).toContain('<title>Lighthouse | A small site for trying things</title>');
  expect(read('guides/lighting.html')).toContain('<title>Light the lamp | Lighthouse</title>');
  expect(read('guides/lighting.html')).toContain(
    '<meta name="description" content="Light the lamp in two steps.">',
  );
  expect(read('404.html')).toContain('<title>Page not found | Lighthouse</title>');
});

test('the built site begins with the default color mode', () => {
  expect(read('index.html')).toContain('<html lang="en" dir="ltr" data-theme="dark">');
});

test('the built site shows an announcement that cannot be dismissed without a button', () => {
  const bar = /<section aria-label="Announcement".*?<\/section>/s.exec(read('index.html'))?.[0];
  expect(bar).toContain('Version 1 gets no more updates.');
  expect(bar).toContain('href="/docs/guides/moving"');
  expect(bar).not.toContain('<button');
});

for (const file of ['elements.html', 'plain.html']) {
  test(`the built site draws diagrams, tables and code in ${file}`, () => {
    const html = read(file);
    expect(html).toMatch(/role="img" aria-label="The (lamp|wind)[^"]*"><svg /);
    expect(html).toMatch(/<tr[^>]* id="(oil|wind)"/);
    expect(html).toContain('highlighted');
    expect(html).toMatch(/<span class="code-key">/);
  });
}

test('the built site has every element of the page that shows them all', () => {
  const html = read('elements.html');
  for (const kind of ['note', 'tip', 'warning', 'danger'])
    expect(html).toContain(`This is ${kind === 'danger' ? 'dangerous' : `a ${kind}`}.`);
  expect(html.match(/role="tablist"/g)).toHaveLength(2);
  expect(html).toContain('<kbd>Ctrl</kbd>');
  expect(html.match(/type="checkbox"/g)).toHaveLength(5);
  expect(html.match(/<th /g)).toHaveLength(10);
  expect(html).toContain('src="/docs/stripes.svg" alt="The same three stripes, from JSX"');
});

test('what hosts are told is a policy that knows the scripts in its pages, and refuses every other', () => {
  const [, policy] = /Content-Security-Policy: (.*)/.exec(read('_headers'))!;
  for (const file of globSync('**/*.html', { cwd: outDir })) {
    for (const source of inlineScripts(tagsOf(read(file)))) expect(policy).toContain(sourceHash(source));
  }
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});

test('what hosts are told is that browsers keep for good what is named after its content', () => {
  const rules = parseHeaders(read('_headers'));
  const kept = globSync('**', { cwd: outDir }).filter(
    (file) => headersAt(`/docs/${file}`, rules)['Cache-Control'] === caching.hashed,
  );
  expect(kept.length).toBeGreaterThan(5);
  for (const file of kept) expect(file).toMatch(/^static\/.*\.([\da-f]{10}|[\dA-Z]{8})\./);
});

test('what hosts are told is where addresses lead that moved, under the base', () => {
  expect(read('_redirects')).toBe(
    [
      '/docs/lights /docs/guides/lighting 301',
      '/docs/lights/ /docs/guides/lighting 301',
      '/docs/lights/oil /docs/elements#oil 301',
      '/docs/lights/oil/ /docs/elements#oil 301',
      '/docs/builder https://example.com/builder 301',
      '/docs/builder/ https://example.com/builder 301\n',
    ].join('\n'),
  );
});

test('what GitHub Pages is told is that files are sent as they are', () => {
  expect(read('.nojekyll')).toBe('');
});
