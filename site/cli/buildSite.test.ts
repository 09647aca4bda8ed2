import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { createSite } from '../createSite';
import { settings } from '../fixtures/small/settings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { copyContent, ended, startBuild } from '../fixtures/startBuild';
import { processSuffix } from '../processSuffix';
import { buildSite } from './buildSite';

/** A copy of the fixture site, in a folder like those of operators: with spaces and non-English letters. */
const room = temporaryFolder({}, { name: 'a folder, größer ', until: afterAll });
const outDir = join(room, 'dist');
const page = join(room, 'content/guides/lighting.mdx');

const build = (options = {}) => startBuild('small', room, options);

/** The built files by name. */
const built = () =>
  new Map(
    globSync('**', { cwd: outDir, dot: true }).map((file) => [
      file,
      readFileSync(join(outDir, file), 'latin1'),
    ]),
  );

/** The output of the last successful build. */
let good: ReturnType<typeof built>;

/** Files that differ from those of the last good build, with the text where they first differ. */
const differences = () => {
  const now = built();
  return [...new Set([...good.keys(), ...now.keys()])].flatMap((file) => {
    const [before = '', after = ''] = [good.get(file), now.get(file)];
    if (before === after) return [];
    const at = [...before].findIndex((letter, index) => letter !== after[index]);
    return [{ file, before: before.slice(at, at + 200), after: after.slice(at, at + 200) }];
  });
};

beforeAll(async () => {
  copyContent('small', room);
  writeFileSync(
    join(room, 'content/guides/gaslight.mdx'),
    '---\ntitle: Gaslight\ndescription: Gaslight.\ndraft: true\n---\n\n# Gaslight\n\n[Nowhere](/nowhere)\n',
  );
  const moving = join(room, 'content/guides/moving.mdx');
  writeFileSync(moving, readFileSync(moving, 'utf8').replace('---\n', '---\nnoindex: true\nbadge: New\n'));
  expect(await ended(build())).toMatchObject({ code: 0 });
  good = built();
  expect(good.size).toBeGreaterThan(50);
}, 120_000);

afterEach(() => {
  // After any failure, the last good site is intact.
  expect(differences()).toEqual([]);
});

/** Builds with something added to a page, expects the build to fail without leaving files, and returns its output. */
async function failWith(text: string): Promise<string> {
  const source = readFileSync(page, 'utf8');
  writeFileSync(page, `${source}\n${text}\n`);
  const { code, errors } = await ended(build());
  writeFileSync(page, source);
  expect(code).toBe(1);
  expect(globSync('dist.*', { cwd: room, onlyFiles: false })).toEqual([]);
  return errors;
}

test('a page shows its imports: a partial with a prop, a component, a constant, and values of expressions', async () => {
  const html = await readFile(join(outDir, 'elements.html'), 'utf8');
  const words = html.replace(/<!--.*?-->|<[^>]*>/g, '');
  const sentence = 'There are 3 lamps: oil, gas, electric. They are those of version 1.4.';
  expect(words).toContain(sentence);
  expect(await readFile(join(outDir, 'elements.md'), 'utf8')).toContain(sentence);
  expect(words).toContain('Never leave the oil lamp alone. See Lighting.');
  expect(words).toContain('·−·· ·− −− ·−−·');
  expect(html).toContain('id="safety"');
  expect(existsSync(join(outDir, '_safety.html'))).toBe(false);
});

test('no file in a build mentions a draft, even one with mistakes', () => {
  expect([...good].filter(([name, text]) => /gaslight/i.test(name + text))).toEqual([]);
});

test('a page with noindex is visible to readers of the site, not to search engines', () => {
  const html = good.get('guides/moving.html')!;
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(
    /href="\/docs\/guides\/moving"[^>]*><span>[^<]*<\/span><span class="[^"]*">New<\/span><\/a>/,
  );
  const mentioning = [...good].filter(([, text]) => text.includes('guides/moving')).map(([name]) => name);
  expect(mentioning).toContain('search/index.json');
  expect(mentioning).not.toContain('sitemap.xml');
  expect(mentioning).not.toContain('llms.txt');
  expect(good.has('guides/moving.md')).toBe(false);
});

test('a build that fails on a content problem prints only that problem', async () => {
  expect((await failWith('[Nowhere](/nowhere)')).trim()).toMatchInlineSnapshot(`
    "content/guides/lighting.mdx:28:1: the link "/nowhere" leads to a page that does not exist.
      Link to the address of a page: its path without the extension, as in "/cli/sync"."
  `);
}, 120_000);

test('a build that fails on the Content Security Policy reports the page', async () => {
  expect(await failWith("<p style={{ color: 'red' }}>Red</p>")).toContain(
    `
content/guides/lighting.mdx:28:1: "style" on <p> is blocked by the Content Security Policy.
  Use an element of the design system, or a component with a class.
`,
  );
}, 120_000);

test('an expression that fails during rendering is reported with file and line, without a stack trace', async () => {
  const errors = await failWith('{[].nothing.atAll}');
  expect(errors).toContain(
    "content/guides/lighting.mdx:28: the expression can't be evaluated: Cannot read properties of undefined (reading 'atAll').",
  );
  expect(errors).not.toMatch(/^\s+at /m);
  expect(errors).not.toContain('ObjectRef');
}, 120_000);

test('a build that ends silently without pages is reported as failed', async () => {
  const config = createSite(settings, { root: room, settingsFile: 'settings.ts', strict: true });
  const plugins = config.plugins!.map((plugin) => ({ ...plugin, afterBuild: undefined }));
  await expect(buildSite({ ...config, plugins })).rejects.toThrow(
    'The build ended without writing any pages.',
  );
  expect(globSync('dist.*', { cwd: room, onlyFiles: false })).toEqual([]);
}, 120_000);

test('two simultaneous builds both succeed', async () => {
  expect(await Promise.all([ended(build()), ended(build())])).toMatchObject([{ code: 0 }, { code: 0 }]);
  good = built();
  expect(globSync('dist.*', { cwd: room, onlyFiles: false })).toEqual([]);
}, 120_000);

test('a killed build leaves the last good site, and the next build removes its files', async () => {
  const killed = build();
  const end = once(killed, 'exit');
  await vi.waitUntil(() => globSync('dist.draft-*/**', { cwd: room }).length > 0, 100_000);
  killed.kill('SIGKILL');
  await end;
  expect(globSync('dist.*', { cwd: room, onlyFiles: false })).toHaveLength(1);
  expect(differences()).toEqual([]);

  expect(await ended(build())).toMatchObject({ code: 0 });
  good = built();
  expect(globSync('dist.*', { cwd: room, onlyFiles: false })).toEqual([]);
}, 300_000);

test('a build that was killed while swapping folders is undone by the next one', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  renameSync(outDir, `${outDir}.old-${processSuffix.replace(/\d+$/, String(pid))}`);
  expect(await failWith('[Nowhere](/nowhere)')).toContain('leads to a page that does not exist');
}, 120_000);

test('a build does not touch the files of a build in another container', async () => {
  const other = join(room, `dist.draft-00000000-${process.pid}`, 'index.html');
  mkdirSync(dirname(other));
  writeFileSync(other, 'half a page');
  expect(await ended(build())).toMatchObject({ code: 0 });
  expect(readFileSync(other, 'utf8')).toBe('half a page');
  rmSync(dirname(other), { recursive: true });
}, 120_000);

/** Whether every user of the machine can access a folder. */
const isOpen = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpen(dirname(folder)));

// A superuser can write anywhere, so the build runs as another user, who needs access to the project.
const isRoot = process.getuid?.() === 0;

test.skipIf(isRoot && !isOpen(import.meta.dirname))(
  'a user without write access is told which folders a build writes',
  async () => {
    // Left by a killed build.
    const cache = join(import.meta.dirname, '../../node_modules/.cache/pages');
    const left = join(cache, processSuffix.replace(/\d+$/, '4194305'));
    mkdirSync(left, { recursive: true });
    chmodSync(room, 0o555);
    const anybody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const { code, errors } = await ended(build(anybody));
    chmodSync(room, 0o755);
    rmSync(left, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(errors).toContain(
      'this user has no permission to write there. A build writes into node_modules/.cache',
    );
  },
  120_000,
);
