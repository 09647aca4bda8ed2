import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';

import { feedRoutes } from '../content/changelog/addresses';
import { generatedFiles, referenceTextFile } from '../content/targetsOf';
import { cacheControl } from '../host/headerRules';
import { headersAt, parseHeaders } from '../host/headersFile';
import { functionFiles, hostFiles } from '../host/hostFiles';
import { sourceHash } from '../publish/headers/contentSecurityPolicy';
import { parsePage } from '../publish/convertPage';
import { folders, root } from './folders';

const outDir = folders.small;

/** A built file. */
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');

/** What differs between two folders, a line for each file. */
const differences = (one: string, other: string) =>
  spawnSync('diff', ['-rq', one, other], { encoding: 'utf8' }).stdout;

test('a site is the same to the byte, including pictures, in whatever folder and locale it is built', () => {
  expect(globSync('static/social/**/*.png', { cwd: outDir }).length).toBeGreaterThan(3);
  expect(differences(outDir, folders.abroad)).toBe('');
  expect(differences(outDir, folders.versions)).toContain('404.html differ');
});

test('the built site has unchanged copies of the files in the public folder', () => {
  for (const file of ['lamps.csv', 'stripes.svg']) {
    expect(read(file)).toBe(readFileSync(join(root, 'site/fixtures/small/content/public', file), 'utf8'));
  }
});

test('links can name exactly the files that the build writes next to the pages', () => {
  const cwd = folders.site;
  const isMirror = (file: string) =>
    file.endsWith('.md') && existsSync(join(cwd, file.replace(/md$/, 'html')));
  const written = globSync('**', { cwd, dot: true, ignore: ['{static,search}/**', '**/*.html'] });
  const copied = globSync('**', { cwd: join(root, 'content', 'public'), dot: true });
  const known = new Set([...copied, ...Object.keys({ ...hostFiles, ...functionFiles }), '.nojekyll']);
  const others = written.filter((file) => !known.has(file) && !isMirror(file)).map((file) => `/${file}`);
  const generated = [generatedFiles, feedRoutes].flatMap((files) => Object.values(files));
  expect(others.sort()).toEqual([...generated, referenceTextFile].sort());
});

test('the built site lists exactly the packages whose code browsers get, with their licenses', () => {
  const named = new Map(
    read('licenses.txt')
      .split(/\n-{80}\n/)
      .slice(1)
      .map((part) => [/^\n(\S+) \S+\nLicense: \S+\n\n\S/.exec(part)?.[1], part]),
  );
  // Scripts of the app, of the search and of its worker, and fonts.
  const shipped = ['preact', '@radix-ui/react-dialog', 'stemmer'];
  for (const name of [...shipped, '@fontsource-variable/schibsted-grotesk']) {
    expect([...named.keys()]).toContain(name);
  }
  expect(named.get('preact')).toContain('Permission is hereby granted');
  expect(named.get('@fontsource-variable/spline-sans-mono')).toContain('SIL OPEN FONT LICENSE');
  // What only draws pages, what only checks and builds them, and what its settings do without.
  for (const name of [
    'react-dom',
    'unified',
    'shiki',
    'harfbuzzjs',
    'algoliasearch',
    '@expo-google-fonts/schibsted-grotesk',
  ]) {
    expect([...named.keys()]).not.toContain(name);
  }
});

test('search records are written only for a hosted search, for npm run search:push', () => {
  const written = [folders.hosted, folders.small].map((folder) =>
    existsSync(join(folder, 'search', 'records.json')),
  );
  expect(written).toEqual([true, false]);
});

test('the built site draws every element of its pages', () => {
  for (const file of ['elements.html', 'plain.html']) {
    const html = read(file);
    expect(html).toMatch(/role="img" aria-label="The (lamp|wind)[^"]*"><svg /);
    expect(html).toMatch(/<tr[^>]* id="(oil|wind)"/);
    expect(html).toContain('highlighted');
    expect(html).toMatch(/<span class="code-key">/);
  }
  const html = read('elements.html');
  for (const kind of ['note', 'tip', 'warning', 'danger']) {
    expect(html).toContain(`This is ${kind === 'danger' ? 'dangerous' : `a ${kind}`}.`);
  }
  expect(html.match(/role="tablist"/g)).toHaveLength(2);
  expect(html).toContain('<kbd>Ctrl</kbd>');
  expect(html.match(/type="checkbox"/g)).toHaveLength(5);
  expect(html.match(/<th /g)).toHaveLength(10);
  expect(html).toContain('src="/docs/stripes.svg" alt="The same three stripes, from JSX"');
});

test('the policy for hosts allows the scripts in its pages and refuses all others', () => {
  const [, policy] = /Content-Security-Policy: (.*)/.exec(read('_headers'))!;
  for (const file of globSync('**/*.html', { cwd: outDir })) {
    const { scripts, styles } = parsePage(read(file)).inline;
    for (const source of [...scripts, ...styles]) expect(policy).toContain(sourceHash(source));
  }
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain('unsafe');
});

test('headers for hosts let browsers cache files with a hash in their name forever', () => {
  const rules = parseHeaders(read('_headers'));
  const kept = globSync('**', { cwd: outDir }).filter(
    (file) => headersAt(`/docs/${file}`, rules)['Cache-Control'] === cacheControl.hashed,
  );
  expect(kept.length).toBeGreaterThan(5);
  for (const file of kept) expect(file).toMatch(/^static\/.*\.([\da-f]{10}|[\dA-Z]{8})\./);
});
