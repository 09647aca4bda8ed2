import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { settings } from '../fixtures/small/settings';
import type { SettingsInput } from '../settings/schema';
import { root } from './folders';
import { heading, isSameDocument } from './test';

// One server has to survive every mistake.
test.describe.configure({ mode: 'serial' });

const folder = join(root, 'reports', 'fixtures', 'development');
const file = (path: string) => join(folder, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(file(path)), { recursive: true });
  writeFileSync(file(path), text);
};
/** Replaces a text in a file, and returns how to undo it. */
const replace = (path: string, from: string, to: string) => {
  const text = readFileSync(file(path), 'utf8');
  expect(text).toContain(from);
  write(path, text.replace(from, to));
  return () => write(path, text);
};

const definition =
  'syntax = "proto3";\n\n// A lamp.\nmessage Lamp {\n  string name = 1;\n}\n\n// Lights lamps.\nservice LampService {\n  // Lights a lamp.\n  rpc Light(Lamp) returns (Lamp);\n}\n';

function writeSettings(changes: Partial<SettingsInput> = {}): void {
  const all: SettingsInput = {
    ...settings,
    reference: { root: 'definitions', sidebar: 'reference' },
    ...changes,
  };
  write('settings.ts', `export const settings = ${JSON.stringify(all, null, 2)};\n`);
}

/** Lists a page in the sidebar, below the page "plain". Returns how to undo it. */
const list = (id: string) => replace('content/_sidebars.yml', '- plain\n', `- plain\n      - ${id}\n`);

let server: ChildProcess;
let page: Page;
let address: string;
let terminal = '';

const overlay = () => page.locator('rsbuild-error-overlay');
const sidebar = () => page.getByRole('navigation', { name: 'Documentation' });

/** Expects a problem in the browser and in the terminal. */
async function expectProblem(place: RegExp, message: string): Promise<void> {
  await expect(overlay()).toContainText(message);
  await expect(overlay()).toContainText(place);
  await expect.poll(() => terminal).toContain(message);
  expect(terminal).toMatch(place);
}

/** Expects the page that a server shows until its settings are fixed. */
async function expectNotStarted(...words: string[]): Promise<void> {
  await expect(page).toHaveTitle('Not started');
  for (const part of words) {
    await expect(page.locator('pre')).toContainText(part);
    await expect.poll(() => terminal).toContain(part);
  }
}

async function expectNoProblem(): Promise<void> {
  await expect(overlay()).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
}

let openedRoute = '';
let opening = false;
let refused = false;

/** Opens a page, retrying while the server starts or restarts. */
async function open(route: string): Promise<void> {
  openedRoute = route;
  opening = true;
  await expect(async () => {
    // A test opens another page while a restart reloads this one.
    if (route !== openedRoute) return;
    refused = false;
    // A page that reloads itself during a restart can leave this navigation without an end.
    await page.goto(`${address}${route}`, { timeout: 15_000 });
    expect(refused).toBe(false);
  }).toPass();
  if (route === openedRoute) opening = false;
}

/** Opens a page and marks the document, so that a test can tell whether it was loaded again. */
async function visit(route: string): Promise<void> {
  await open(route);
  await expectNoProblem();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
}

test.beforeAll(async ({ browser }) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'site/fixtures/small/content'), file('content'), { recursive: true });
  write('definitions/lighthouse/v1/lamp.proto', definition);
  write(
    'rspress.config.ts',
    [
      "import { createSite } from '../../../site/createSite';",
      "import { settings } from './settings';",
      "export default createSite(settings, { root: import.meta.dirname, settingsFile: 'settings.ts' });\n",
    ].join('\n'),
  );
  // It starts with a mistake.
  write('settings.ts', 'export const settings = {;\n');
  server = spawn(process.execPath, ['site/run.mjs', 'site/cli/dev.ts', file('rspress.config.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  });
  for (const output of [server.stdout!, server.stderr!]) {
    output.on('data', (chunk: Buffer) => void (terminal += chunk.toString()));
  }
  page = await browser.newPage();
  // A page that reloads during a restart misses itself or its scripts. A reader would reload it.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    console.log('FAILED', request.url(), request.failure()?.errorText);
    refused = true;
    if (!opening) void open(openedRoute);
  });
});

test.afterAll(async () => {
  if (server.exitCode === null) server.kill('SIGKILL');
  await page.close();
});

test('settings with mistakes are shown, and the site starts when they are fixed', async () => {
  await expect.poll(() => terminal).toMatch(/http:\/\/localhost:\d+/);
  address = `${/http:\/\/localhost:\d+/.exec(terminal)![0]}/docs/`;
  await open('');
  await expectNotStarted('settings.ts:1:', 'Expected identifier but found ";"');
  writeSettings({ title: '' });
  await expectNotStarted('settings.ts: the settings are not valid', 'title: ');
  writeSettings();
  await expectNoProblem();
});

test('a start with an invalid page serves the others and shows the problem until it is fixed', async () => {
  const undo = replace('content/guides/moving.mdx', 'title: ', 'titel: ');
  // Changed settings start the server again.
  writeSettings({ tagline: 'Lights along the coast' });
  await open('plain');
  await expectProblem(/moving\.mdx:2/, 'front matter, titel: this name is not known.');
  await expect(page.getByRole('heading', { name: 'Plain', level: 1 })).toBeVisible();
  undo();
  await expectNoProblem();
  await visit('guides/moving');
  await expect(page.getByText('Carry it in pieces.')).toBeVisible();
  writeSettings();
});

test('a saved text is replaced in the open page, and a heading in its table of contents', async () => {
  // The server may restart once more for the settings that were saved last.
  await expect(async () => {
    await visit('plain');
    const undo = replace('content/plain.md', 'So do', 'A new sentence. So do');
    await expect(page.getByText('A new sentence.')).toBeVisible();
    const isSame = await isSameDocument(page);
    undo();
    await expect(page.getByText('A new sentence.')).toHaveCount(0);
    expect(isSame).toBe(true);
  }).toPass();
  const restore = replace('content/plain.md', '## Tables', '## Tables and rows');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'Tables and rows' })).toBeVisible();
  restore();
  await expect(contents.getByRole('link', { name: 'Tables', exact: true })).toBeVisible();
});

test('a saved file is replaced in the fence that shows it', async () => {
  await visit('elements');
  replace('content/_harbor.yaml', 'seconds: 4', 'seconds: 5');
  await expect(page.getByRole('group', { name: 'harbor.yaml' })).toContainText('seconds: 5');
});

const mistakes: [string, [from: string, to: string], place: RegExp, message: string][] = [
  ['an unknown key', ['title: ', 'titel: '], /moving\.mdx:2/, 'front matter, titel: this name is not known.'],
  [
    'a link to no page',
    ['Carry it', '[Carry](/elemants) it'],
    /moving\.mdx:\d+:\d+/,
    'the link "/elemants" leads to a page that does not exist.',
  ],
  ['an unclosed tag', ['Carry it', '<Steps>Carry it'], /moving\.mdx:\d+:\d+/, 'the page is not valid MDX'],
];
for (const [name, [from, to], place, message] of mistakes) {
  test(`${name} is shown with file and line until it is fixed`, async () => {
    await visit('guides/moving');
    const undo = replace('content/guides/moving.mdx', from, to);
    await expectProblem(place, message);
    undo();
    await expectNoProblem();
    await expect(page.getByText('Carry it in pieces.')).toBeVisible();
  });
}

test('a mistake that is undone at once disappears', async () => {
  await visit('guides/moving');
  for (let pause = 20; pause <= 200; pause += 20) {
    const undo = replace('content/guides/moving.mdx', 'Carry it', '[Carry](/elemants) it');
    await page.waitForTimeout(pause);
    undo();
    await page.waitForTimeout(600);
    await expectNoProblem();
  }
});

test('a new title is in the sidebar of other pages', async () => {
  await visit('plain');
  const undo = replace('content/guides/moving.mdx', 'title: ', 'title: Slowly ');
  await expect(sidebar().getByRole('link', { name: /^Slowly / })).toBeVisible();
  undo();
  await expect(sidebar().getByRole('link', { name: /^Slowly / })).toHaveCount(0);
});

test('changed settings show in the open page', async () => {
  await visit('plain');
  writeSettings({ navbar: { links: [{ label: 'Harbor', href: '/plain' }] } });
  await expect(page.getByRole('link', { name: 'Harbor' })).toBeVisible();
  writeSettings({ footer: { copyright: '©', links: [{ label: 'Old', href: '/plian' }] } });
  await expectProblem(/footer\.links\[0\]\.href/, 'the link "/plian" leads to a page that does not exist.');
  writeSettings();
  await expectNoProblem();
});

test('a redirect to a missing page is reported with its line until it is fixed', async () => {
  await visit('plain');
  const undo = replace('content/_redirects.yml', '/lights: /guides/lighting', '/lights: /guides/lihgting');
  await expectProblem(
    /_redirects\.yml:1/,
    'the link "/guides/lihgting" leads to a page that does not exist.',
  );
  undo();
  await expectNoProblem();
});

test('an interface definition shows when it is saved, and its mistakes', async () => {
  const route = 'api/lighthouse/v1/lamp.proto';
  const path = 'definitions/lighthouse/v1/lamp.proto';
  await visit(route);
  replace(path, '// A lamp.', '// A lamp with a lens.');
  await expect(page.getByText('A lamp with a lens.').first()).toBeVisible();
  const undo = replace(path, 'string name', 'strng name');
  await expectProblem(/lamp\.proto:5/, 'cannot find `strng` in this scope');
  undo();
  await expectNoProblem();
});

test('the request form and the search work as on the built site', async () => {
  await visit('api/lighthouse/v1/lamp.proto');
  // After a start, the page comes before its examples.
  await expect(page.getByRole('main').locator('pre').first()).toBeAttached();
  await page.getByRole('button', { name: 'Write a request for Light' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'name' }).fill('north');
  await expect(form.locator('pre').first()).toContainText('"name": "north"');
  await visit('search');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', { name: 'Search docs' });
  await field.fill('vane');
  await field.press('Enter');
  await expect(main.getByRole('link', { name: /Plain/ }).first()).toBeVisible();
});

test('a page is added, renamed and removed', async () => {
  const link = sidebar().getByRole('link', { name: 'Fog', exact: true });
  const fog = '---\ntitle: Fog\ndescription: What to do in fog.\n---\n\n# Fog\n\nSound the horn.\n';
  await visit('plain');
  write('content/fog.mdx', fog);
  await expectProblem(/content\/fog\.mdx/, 'the document is not in any sidebar');
  const unlist = list('fog');
  // The server restarts for it. A page that is opened before that is opened again.
  await expect(async () => {
    await open('fog');
    await expect(page.getByText('Sound the horn.')).toBeVisible({ timeout: 5000 });
  }).toPass();

  await visit('plain');
  renameSync(file('content/fog.mdx'), file('content/mist.mdx'));
  await expectProblem(/_sidebars\.yml:6/, 'no document has the id "fog".');
  unlist();
  const unlistMist = list('mist');
  await expect(link).toHaveAttribute('href', /\/mist$/);

  rmSync(file('content/mist.mdx'));
  await expectProblem(/_sidebars\.yml:6/, 'no document has the id "mist".');
  unlistMist();
  await expectNoProblem();
  await expect(link).toHaveCount(0);
});

test('a page that is opened just before a restart is shown after it', async () => {
  await visit('plain');
  write('content/gale.mdx', '---\ntitle: Gale\ndescription: In a gale.\n---\n\n# Gale\n\nStay in.\n');
  await expectProblem(/content\/gale\.mdx/, 'the document is not in any sidebar');
  // From here on, nothing but the page itself reloads it.
  opening = true;
  list('gale');
  for (const pause of [0, 100, 200, 300, 400]) {
    await page.waitForTimeout(pause);
    await page.goto(`${address}gale`, { waitUntil: 'commit' });
  }
  await expect(page.getByText('Stay in.')).toBeVisible();
});

test('a signal ends it without an error', async () => {
  const ended = once(server, 'close');
  server.kill('SIGTERM');
  expect([await ended, terminal.includes('memory leak')]).toEqual([[0, null], false]);
});
