import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { settings } from '../fixtures/small/settings';
import type { SettingsInput } from '../settings/schema';
import { root } from './folders';
import { isSameDocument } from './test';

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

const definition =
  'syntax = "proto3";\n\n// A lamp.\nmessage Lamp {\n  string name = 1;\n}\n\n// Lights lamps.\nservice LampService {\n  // Lights a lamp.\n  rpc Light(Lamp) returns (Lamp);\n}\n';
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

/** The source of a style. */
const style = (color: string) =>
  `import { style } from '@vanilla-extract/css';\n\nexport const lamp = style({ color: '${color}' });\n`;

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
  breaks: () => void | Promise<void>,
  place: string | RegExp,
  words: string | RegExp,
  mends: () => void,
) {
  const heard = terminal();
  await breaks();
  await expect(panel()).toContainText(place);
  await expect(panel()).toContainText(words);
  expect(heard()).toMatch(typeof place === 'string' ? new RegExp(escape(place)) : place);
  expect(heard()).toMatch(typeof words === 'string' ? new RegExp(escape(words)) : words);
  const response = await page.request.get(address);
  expect(response.status()).toBe(200);
  mends();
  await expect(panel()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Goes to a page, and marks the document, so that a test can tell whether it was loaded anew. A page that has been mended loads
 * itself anew, and the browser then gives up where it was sent meanwhile.
 */
async function visit(route: string) {
  await expect(async () => {
    await page.goto(route);
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  }).toPass();
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

test.beforeAll(async ({ browser }) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'site/fixtures/small/content'), file('content'), { recursive: true });
  write('definitions/lighthouse/v1/lamp.proto', definition);
  write('content/changelog/brighter.mdx', entry);
  write('content/changelog/authors.yml', 'keeper:\n  name: The keeper\n');
  write('content/changelog/tags.yml', 'lamps:\n  label: Lamps\n  description: What burns.\n');
  // On every page stands something with a style of its own.
  write('lamp.css.ts', style('rgb(1, 2, 3)'));
  write(
    'Lamp.tsx',
    "import { lamp } from './lamp.css';\n\nexport default () => <p className={lamp}>A lamp.</p>;\n",
  );
  write(
    'rspress.config.ts',
    [
      "import { createSite } from '../../../site/createSite';",
      "import { settings } from './settings';",
      "const site = createSite(settings, { root: import.meta.dirname, settingsFile: 'settings.ts' });",
      'export default { ...site, globalUIComponents: [`${import.meta.dirname}/Lamp.tsx`] };\n',
    ].join('\n'),
  );
  // It begins with a mistake.
  write('settings.ts', 'export const settings = {;\n');
  server = spawn(process.execPath, ['site/run.mjs', 'site/cli/dev.ts', file('rspress.config.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
  });
  const hear = (chunk: Buffer) => void (said += chunk.toString());
  server.stdout!.on('data', hear);
  server.stderr!.on('data', hear);
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
});

test.afterAll(async () => {
  server.kill('SIGINT');
  await page.close();
});

test('settings that are no TypeScript, or do not fit, keep it from starting; it starts when they are mended', async () => {
  await expect.poll(() => said).toMatch(/settings\.ts:1:\d+: Expected identifier/);
  address = `${/http:\/\/localhost:\d+/.exec(said)![0]}/docs/`;
  const answer = await page.goto(address);
  expect(answer!.status()).toBe(503);
  await expect(panel()).toContainText('Expected identifier but found ";".');
  writeSettings({ title: '' });
  await expect(panel()).toContainText('settings.ts title');
  expect(said).toContain('settings.ts: the settings are not valid');
  writeSettings();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel()).toBeHidden();
  expect(said).toContain(`The site is at ${address}`);
});

test('a request is written as on the built site, on a page that has its scripts', async () => {
  await visit(`${address}api/lighthouse/v1/lamp.proto`);
  await page.getByRole('button', { name: 'Write a request of Light' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'name' }).fill('north');
  await expect(form.locator('pre').first()).toContainText('"name": "north"');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
});

test('the page of the search has its form', async () => {
  await visit(`${address}search`);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search docs' })).toBeVisible();
});

test('the text of a page is replaced in place, without a word', async () => {
  await visit(`${address}plain`);
  const heard = terminal();
  const before = read('content/plain.md');
  write('content/plain.md', `${before}\nA fresh sentence.\n`);
  await expect(page.getByText('A fresh sentence.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(heard()).toBe('');
});

test('the picture that networks show of a page is drawn as the page is now', async () => {
  const picture = async () => {
    const answer = await page.request.get(`${address}static/social/plain.png`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    return (await answer.body()).toString('base64');
  };
  const before = await picture();
  expect(await picture()).toBe(before);
  const text = read('content/plain.md');
  replace('content/plain.md', 'title: Plain', 'title: Painted');
  await expect.poll(picture).not.toBe(before);
  write('content/plain.md', text);
  await expect.poll(picture).toBe(before);
  const missing = await page.request.get(`${address}static/social/nothing.png`);
  expect(missing.headers()['content-type']).not.toBe('image/png');
});

/** What writers get wrong on a page or in an entry: text, what it becomes, the place and the words that are shown. */
const plain = 'content/plain.md';
const moving = 'content/guides/moving.mdx';
const brighter = 'content/changelog/brighter.mdx';
const sentence = 'Carry it in pieces.';
const mistakes: [string, [file: string, from: string, to: string], place: RegExp, words: string][] = [
  [
    'an unknown key',
    [plain, 'title: Plain', 'titel: Plain'],
    /:2(?!\d)/,
    'front matter, titel: this name is not known.',
  ],
  [
    'YAML that is none',
    [plain, 'description: A', 'description: A: '],
    /:3(?!\d)/,
    'the front matter is not YAML',
  ],
  ['no title', [plain, 'title: Plain\n', ''], /:1(?!\d)/, 'front matter, title: this is missing.'],
  [
    'a link to no page',
    [plain, '(/elements#tables)', '(/elemants)'],
    /:\d+:\d+/,
    'the link "/elemants" leads to no page.',
  ],
  [
    'an anchor that is not there',
    [plain, '#tables', '#tabels'],
    /:\d+:\d+/,
    'names a place that the page /elements does not have.',
  ],
  ['an image that is not there', [plain, '/stripes.svg', '/strips.svg'], /:\d+:\d+/, '/strips.svg'],
  ['an unknown element', [moving, sentence, '<Crad />'], /:\d+:\d+/, 'there is no element <Crad>.'],
  ['an unclosed tag', [moving, sentence, '<Steps>'], /:\d+:\d+/, 'the page is not valid MDX'],
  ['a brace in text', [moving, sentence, 'Carry {it}.'], /:\d+:\d+/, 'would be run as code.'],
  ['HTML that does not close', [moving, sentence, 'Carry<br>it.'], /:\d+:\d+/, 'the page is not valid MDX'],
  [
    'a date that is none',
    [brighter, '2025-03-01', '2025-03-32'],
    /:3(?!\d)/,
    'front matter, date: expected a day',
  ],
  ['an unknown author', [brighter, '[keeper]', '[kepeer]'], /:4(?!\d)/, 'no author has the key "kepeer".'],
  ['an unknown tag', [brighter, '[lamps]', '[lmaps]'], /:5(?!\d)/, 'no tag has the key "lmaps".'],
  [
    'a byte order mark',
    [plain, '---\ntitle', '\uFEFF---\ntitle'],
    /:1(?!\d)/,
    'the file begins with a byte order mark',
  ],
  [
    'a picture that cannot be drawn',
    [plain, 'wind -> vane', 'wind -> {'],
    /:\d+/,
    'the diagram cannot be drawn',
  ],
];

for (const [name, [path, from, to], place, words] of mistakes) {
  test(`${name} is shown with file and line; the last good page stays, and the page follows when it is mended`, async () => {
    const route = path.replace(/^content\/|\.mdx?$/g, '');
    // A page that has been mended loads itself anew, which must not meet the next mistake.
    await visit(`${address}${route}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const before = read(path);
    await mistake(
      async () => {
        replace(path, from, to);
        await expect(panel()).toContainText(words);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      },
      new RegExp(`${escape(path)}${place.source}`),
      words,
      () => write(path, before),
    );
  });
}

test('a page that stands in a sidebar twice', async () => {
  await mistake(
    () => writeSettings({ sidebars: manual('plain') }),
    'sidebars.manual[0].items[3]',
    'the document "plain" stands here a second time.',
    () => writeSettings(),
  );
});

test('lines that end as on Windows are no mistake', async () => {
  await visit(`${address}plain`);
  const before = read(plain);
  write(plain, `${before}\nWritten on Windows.\n`.replaceAll('\n', '\r\n'));
  await expect(page.getByText('Written on Windows.')).toBeVisible();
  await expect(panel()).toBeHidden();
  write(plain, before);
  await expect(page.getByText('Written on Windows.')).toBeHidden();
});

test('a style that is saved shows in the open page', async () => {
  await visit(`${address}guides/moving`);
  const lamp = page.getByText('A lamp.');
  await expect(lamp).toHaveCSS('color', 'rgb(1, 2, 3)');
  write('lamp.css.ts', style('rgb(4, 5, 6)'));
  await expect(lamp).toHaveCSS('color', 'rgb(4, 5, 6)');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is opened while its text cannot be read comes back by itself', async () => {
  const right = 'Carry it in pieces.';
  await visit(`${address}guides/moving`);
  await expect(page.getByText(right)).toBeVisible();
  const heard = terminal();
  replace('content/guides/moving.mdx', right, '<Steps>');
  await expect(panel()).toContainText('the page is not valid MDX');
  await expect(panel()).toContainText(/content\/guides\/moving\.mdx:\d+:\d+/);
  expect(heard()).toMatch(/content\/guides\/moving\.mdx:\d+:\d+: the page is not valid MDX/);
  await expect(page.getByText(right)).toBeVisible();
  await visit(`${address}guides/moving`);
  await expect(panel()).toContainText('the page is not valid MDX');
  replace('content/guides/moving.mdx', '<Steps>', 'Carry it in one piece.');
  await expect(page.getByText('Carry it in one piece.')).toBeVisible();
  await expect(panel()).toBeHidden();
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
    'definitions/lighthouse/v1/lamp.proto:14',
    /lamp/,
    () => write('definitions/lighthouse/v1/lamp.proto', definition),
  );
});

test('the name of a page and an interface definition show on open pages without another server', async () => {
  const before = read(moving);
  const heard = terminal();
  await visit(`${address}guides/lighting`);
  replace(moving, 'title: ', 'title: Slowly ');
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  await expect(sidebar.getByRole('link', { name: /^Slowly / })).toBeVisible();
  write(moving, before);
  await expect(sidebar.getByRole('link', { name: /^Slowly / })).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);

  await visit(`${address}api/lighthouse/v1/lamp.proto`);
  write('definitions/lighthouse/v1/lamp.proto', definition.replace('// A lamp.', '// A lamp with a lens.'));
  await expect(page.getByText('A lamp with a lens.').first()).toBeVisible();
  write('definitions/lighthouse/v1/lamp.proto', definition);
  await expect(page.getByText('A lamp with a lens.')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(heard()).toBe('');
});

test('sidebars, the navbar and redirects show on open pages without another server', async () => {
  await visit(`${address}plain`);
  const heard = terminal();
  const sidebar = page.getByRole('navigation', { name: 'Documentation' });
  const labeled: SettingsInput['sidebars'] = {
    ...settings.sidebars,
    manual: [
      { items: ['index', 'elements', 'plain'] },
      { heading: 'Ways', items: ['guides/index', 'guides/lighting', 'guides/moving'] },
    ],
  };
  writeSettings({ sidebars: labeled });
  await expect(sidebar.getByText('Ways')).toBeVisible();
  const links = [{ label: 'Harbor', href: '/plain' }];
  writeSettings({ sidebars: labeled, navbar: { links } });
  await expect(page.getByRole('link', { name: 'Harbor' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(heard()).toBe('');
  const wrong: [Partial<SettingsInput>, string, string][] = [
    [{ redirects: [{ from: '/old', to: '/plian' }] }, 'redirects[0].to', 'there is no page at /plian.'],
    [{ navbar: { lnks: [] } as never }, 'navbar.lnks', 'this name is not known.'],
  ];
  for (const [changes, place, words] of wrong) {
    await mistake(
      () => writeSettings(changes),
      place,
      words,
      () => writeSettings(),
    );
  }
  await mistake(
    () => write('settings.ts', 'export const settings = {;\n'),
    'settings.ts:1:',
    'Expected identifier but found ";"',
    () => writeSettings(),
  );
  await expect(sidebar.getByText('Ways')).toBeHidden();
  expect(heard()).not.toContain('starts anew');
});

test('a page that is added, renamed and removed', async () => {
  await visit(`${address}plain`);
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name, exact: true });
  const fresh = '---\ntitle: Fog\ndescription: What to do in fog.\n---\n\n# Fog\n\nSound the horn.\n';

  const heard = terminal();
  write('content/fog.mdx', fresh);
  await expect(panel()).toContainText('content/fog.mdx');
  await expect(panel()).toContainText('the document stands in no sidebar');
  writeSettings({ sidebars: manual('fgo') });
  await expect(panel()).toContainText('sidebars.manual[0].items[3]');
  await expect(panel()).toContainText('no document has the id "fgo".');
  expect(heard()).toContain('sidebars.manual[0].items[3]: no document has the id "fgo".');
  expect((await page.request.get(address)).status()).toBe(200);
  writeSettings({ sidebars: manual('fog') });
  await link('Fog').click();
  await expect(page.getByText('Sound the horn.')).toBeVisible();

  // Its name in the front matter is shown on other pages.
  await visit(`${address}plain`);
  renameSync(file('content/fog.mdx'), file('content/mist.mdx'));
  replace('content/mist.mdx', 'title: Fog', 'title: Mist');
  await expect(panel()).toContainText('no document has the id "fog".');
  writeSettings({ sidebars: manual('mist') });
  await expect(link('Mist')).toHaveAttribute('href', /\/mist$/);

  rmSync(file('content/mist.mdx'));
  await expect(panel()).toContainText('no document has the id "mist".');
  writeSettings();
  await expect(link('Mist')).toBeHidden();
  await expect(panel()).toBeHidden();
  expect(server.exitCode).toBeNull();
});
