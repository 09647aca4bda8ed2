import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { settings } from '../fixtures/small/settings';
import type { SettingsInput } from '../settings/schema';
import { root } from './folders';

// One server for all of them: it has to live through every mistake.
test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

const folder = join(root, 'reports', 'fixtures', 'development');
const file = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(file(path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(file(path)), { recursive: true });
  writeFileSync(file(path), text);
};
const replace = (path: string, from: string, to: string) => {
  const text = read(path);
  expect(text).toContain(from);
  write(path, text.replace(from, to));
};

const definition = 'syntax = "proto3";\n\n// A lamp.\nmessage Lamp {\n  string name = 1;\n}\n';
const entry =
  '---\ntitle: Brighter\ndate: 2025-03-01\nauthors: [keeper]\ntags: [lamps]\nkinds: [improved]\ndescription: The lamp is brighter.\n---\n\nThe lamp is brighter.\n\n{/* excerpt */}\n\n## How\n\nIt burns gas.\n';

function writeSettings(changes: Partial<SettingsInput> = {}): void {
  const all: SettingsInput = {
    ...settings,
    reference: { root: 'definitions', sidebar: 'reference' },
    changelog: { folder: 'changelog' },
    content: { ...settings.content, exclude: ['README.md', 'changelog/**'] },
    ...changes,
  };
  write('settings.ts', `export const settings = ${JSON.stringify(all, null, 2)};\n`);
}

const manual = (...ids: string[]): SettingsInput['sidebars'] => ({
  ...settings.sidebars,
  manual: [{ items: ['index', 'elements', 'plain', ...ids] }, ...settings.sidebars.manual!.slice(1)],
});

let server: ChildProcess;
let page: Page;
let address: string;
let said = '';

/** What the terminal has shown since this was called. */
const terminal = () => {
  const from = said.length;
  return () => said.slice(from);
};

const panel = () => page.getByRole('alert');

/** Shows a mistake in the page and in the terminal, and its end in both. */
async function mistake(
  breaks: () => void,
  place: string | RegExp,
  words: string | RegExp,
  mends: () => void,
) {
  const heard = terminal();
  breaks();
  await expect(panel()).toContainText(place, { timeout: 60_000 });
  await expect(panel()).toContainText(words);
  expect(heard()).toMatch(typeof place === 'string' ? new RegExp(escape(place)) : place);
  expect(heard()).toMatch(typeof words === 'string' ? new RegExp(escape(words)) : words);
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  mends();
  await expect(panel()).toBeHidden({ timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
}

/** Goes to a page. One that has been mended loads itself anew, and the browser then gives up where it was sent meanwhile. */
async function visit(route: string) {
  await expect(async () => void (await page.goto(route))).toPass({ timeout: 60_000 });
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

test.beforeAll(async ({ browser }) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'site/fixtures/small/content'), file('content'), { recursive: true });
  write('definitions/lighthouse/v1/lamp.proto', definition);
  write('content/changelog/brighter.mdx', entry);
  write('content/changelog/authors.yml', 'keeper:\n  name: The keeper\n');
  write('content/changelog/tags.yml', 'lamps:\n  label: Lamps\n  description: What burns.\n');
  write(
    'rspress.config.ts',
    "import { createSite } from '../../../site/createSite';\nimport { settings } from './settings';\n\nexport default createSite(settings, { root: import.meta.dirname, settingsFile: 'settings.ts' });\n",
  );
  // It begins with a mistake.
  write('settings.ts', 'export const settings = {;\n');
  server = spawn(process.execPath, ['--import', 'tsx', 'site/cli/dev.ts', file('rspress.config.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  });
  const hear = (chunk: Buffer) => void (said += chunk.toString());
  server.stdout!.on('data', hear);
  server.stderr!.on('data', hear);
  page = await browser.newPage();
});

test.afterAll(async () => {
  server.kill('SIGINT');
  await page.close();
});

test('settings that are no TypeScript, or do not fit, keep it from starting; it starts when they are mended', async () => {
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/settings\.ts:1:\d+: Expected identifier/);
  address = `${/http:\/\/localhost:\d+/.exec(said)![0]}/docs/`;
  const answer = await page.goto(address);
  expect(answer!.status()).toBe(503);
  await expect(panel()).toContainText('Expected identifier but found ";".');
  writeSettings({ title: '' });
  await expect(panel()).toContainText('settings.ts title', { timeout: 60_000 });
  expect(said).toContain('settings.ts: the settings are not valid');
  writeSettings();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 });
  await expect(panel()).toBeHidden();
  expect(said).toContain(`The site is at ${address}`);
});

test('the text of a page is replaced in place, without a word', async () => {
  await visit(`${address}plain`);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const heard = terminal();
  const before = read('content/plain.md');
  write('content/plain.md', `${before}\nA fresh sentence.\n`);
  await expect(page.getByText('A fresh sentence.')).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(heard()).toBe('');
});

test('front matter that does not fit is shown with file and line, and the page follows when it is mended', async () => {
  await visit(`${address}plain`);
  await mistake(
    () => replace('content/plain.md', 'title: Plain', 'titel: Plain'),
    'content/plain.md:2',
    'front matter, titel: this name is not known.',
    () => replace('content/plain.md', 'titel: Plain', 'title: Plain'),
  );
});

test('a link to no page', async () => {
  await mistake(
    () => replace('content/plain.md', '(/elements#tables)', '(/elemants)'),
    /content\/plain\.md:\d+:\d+/,
    'the link "/elemants" leads to no page.',
    () => replace('content/plain.md', '(/elemants)', '(/elements#tables)'),
  );
});

test('an anchor that is not there is a warning', async () => {
  await mistake(
    () => replace('content/plain.md', '#tables', '#tabels'),
    /content\/plain\.md:\d+:\d+/,
    'names a place that the page /elements does not have.',
    () => replace('content/plain.md', '#tabels', '#tables'),
  );
});

test('a page that is opened while its text cannot be read comes back by itself', async () => {
  const right = 'Carry it in pieces.';
  await visit(`${address}guides/moving`);
  await expect(page.getByText(right)).toBeVisible();
  const heard = terminal();
  replace('content/guides/moving.mdx', right, '<Steps>');
  await expect(panel()).toContainText('the page is not valid MDX', { timeout: 60_000 });
  await expect(panel()).toContainText(/content\/guides\/moving\.mdx:\d+:\d+/);
  expect(heard()).toMatch(/content\/guides\/moving\.mdx:\d+:\d+: the page is not valid MDX/);
  await expect(page.getByText(right)).toBeVisible();
  await visit(`${address}guides/moving`);
  await expect(panel()).toContainText('the page is not valid MDX');
  replace('content/guides/moving.mdx', '<Steps>', 'Carry it in one piece.');
  await expect(page.getByText('Carry it in one piece.')).toBeVisible({ timeout: 60_000 });
  await expect(panel()).toBeHidden();
});

test('a picture that cannot be drawn', async () => {
  await visit(`${address}plain`);
  await mistake(
    () => replace('content/plain.md', 'wind -> vane', 'wind -> {'),
    /content\/plain\.md:\d+/,
    'the diagram cannot be drawn',
    () => replace('content/plain.md', 'wind -> {', 'wind -> vane'),
  );
});

test('an interface definition that cannot be read, and one whose symbols share an anchor', async () => {
  await visit(`${address}api/lighthouse/v1/lamp.proto`);
  await mistake(
    () => write('definitions/lighthouse/v1/lamp.proto', definition.replace('string name', 'strng name')),
    'definitions/lighthouse/v1/lamp.proto:5',
    'there is no type "strng"',
    () => write('definitions/lighthouse/v1/lamp.proto', definition),
  );
  await mistake(
    () => write('definitions/lighthouse/v1/lamp.proto', `${definition}\nmessage lamp {}\n`),
    'definitions/lighthouse/v1/lamp.proto:8',
    /lamp/,
    () => write('definitions/lighthouse/v1/lamp.proto', definition),
  );
});

test('an entry of the changelog', async () => {
  await visit(`${address}changelog/brighter`);
  await mistake(
    () => replace('content/changelog/brighter.mdx', '[keeper]', '[kepeer]'),
    'content/changelog/brighter.mdx:4',
    'keeper',
    () => replace('content/changelog/brighter.mdx', '[kepeer]', '[keeper]'),
  );
});

test('a page that is added, renamed and removed', async () => {
  await visit(`${address}plain`);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true });
  const fresh = '---\ntitle: Fog\ndescription: What to do in fog.\n---\n\n# Fog\n\nSound the horn.\n';

  const heard = terminal();
  write('content/fog.mdx', fresh);
  await expect(panel()).toContainText('content/fog.mdx', { timeout: 60_000 });
  await expect(panel()).toContainText('the document stands in no sidebar');
  writeSettings({ sidebars: manual('fgo') });
  await expect(panel()).toContainText('sidebars.manual[0].items[3]', { timeout: 60_000 });
  await expect(panel()).toContainText('no document has the id "fgo".');
  expect(heard()).toContain('sidebars.manual[0].items[3]: no document has the id "fgo".');
  expect((await page.request.get(address)).status()).toBe(200);
  writeSettings({ sidebars: manual('fog') });
  await link('Fog').click({ timeout: 120_000 });
  await expect(page.getByText('Sound the horn.')).toBeVisible();

  // Its name in the front matter is shown on other pages.
  await visit(`${address}plain`);
  renameSync(file('content/fog.mdx'), file('content/mist.mdx'));
  replace('content/mist.mdx', 'title: Fog', 'title: Mist');
  await expect(panel()).toContainText('no document has the id "fog".', { timeout: 60_000 });
  writeSettings({ sidebars: manual('mist') });
  await expect(link('Mist')).toHaveAttribute('href', /\/mist$/, { timeout: 120_000 });

  rmSync(file('content/mist.mdx'));
  await expect(panel()).toContainText('no document has the id "mist".', { timeout: 60_000 });
  writeSettings();
  await expect(link('Mist')).toBeHidden({ timeout: 120_000 });
  await expect(panel()).toBeHidden();
  expect(server.exitCode).toBeNull();
});
