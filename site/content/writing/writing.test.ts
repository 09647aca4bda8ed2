import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { settings as input } from '../../fixtures/small/settings';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { readSettings } from '../../settings/readSettings';
import { parseEntry } from '../changelog/parseEntry';
import type { Changelog } from '../changelog/readChangelog';
import { parseDocument } from '../documents/parseDocument';
import { planEntry } from './planEntry';
import { planPage, type PageOptions } from './planPage';
import { planRename } from './planRename';
import { writeChanges } from './writeChanges';

const files = { sidebars: 'sidebars.ts', redirects: 'redirects.ts' };
const redirects = "export const redirects = [\n  { from: '/aged', to: '/guides/moving#far' },\n  { from: '/zoo', to: '/' },\n];\n";
const project: Record<string, string> = {
  'sidebars.ts': "['index', 'elements', { items: ['guides/index', 'guides/lighting', 'guides/moving'] }, 'reference/index']",
  'redirects.ts': redirects,
  'addresses.txt': '# All.\n\n/\n/guides/moving\n',
  'content/index.mdx': 'To [move](/guides/moving#far), [moving](/guides/moving-on), <Card href="/guides/moving">.',
  'content/guides/moving.mdx': '# Moving\n\n[Here](/guides/moving).',
  'content/guides/index.mdx': '# Guides',
  'content/changelog/brighter.mdx': '# Brighter',
};
const settings = readSettings(
  {
    ...input,
    ledger: 'addresses.txt',
    changelog: {},
    sidebars: { manual: [{ items: ['index', 'elements'] }, { items: ['guides/index', 'guides/lighting', 'guides/moving'] }] },
    redirects: [{ from: '/taken', to: '/' }],
  },
  'settings.ts',
);
const read = (path: string) => project[path];
const page = (options: PageOptions) => planPage(options, settings, files, read);
const rename = (from: string, to: string, texts = project) =>
  planRename([from, to], settings, files, Object.keys(texts).filter((path) => path.endsWith('.mdx')), (path) => texts[path]);

test('a new page fits, stands below the last of its folder, and its address is in the ledger', () => {
  const changes = page({ id: 'guides/clean-up' });
  const text = changes.get('content/guides/clean-up.mdx')!;
  const { document, problems } = parseDocument(text, 'guides/clean-up', 'content/guides/clean-up.mdx');
  expect(problems).toEqual([]);
  expect(document!.frontMatter.title).toBe('Clean up');
  expect(changes.get('sidebars.ts')).toContain("'guides/moving', 'guides/clean-up' }".replace(' }', '] }'));
  expect(changes.get('addresses.txt')).toBe('# All.\n\n/\n/guides/clean-up\n/guides/moving\n');
  expect(changes.size).toBe(3);
});

test('a new page takes another name and place, and an address for its path', () => {
  const changes = page({ id: '/content/lamps.mdx', title: 'Lamps: "all"', after: '/elements' });
  expect(changes.get('content/lamps.mdx')).toContain(String.raw`title: "Lamps: \"all\""`);
  expect(changes.get('sidebars.ts')).toContain("'elements', 'lamps'");
});

test.each([
  [{ id: 'Guides/Clean Up' }, 'this path cannot be an address.'],
  [{ id: '../x' }, 'this path cannot be an address.'],
  [{ id: 'guides' }, 'content/guides/index.mdx: this page is there already.'],
  [{ id: 'taken' }, 'the address /taken leads to /.'],
  [{ id: 'changelog/x' }, 'Run npm run new -- entry'],
  [{ id: 'fog/horn' }, 'the sidebars list no page of the folder of "fog/horn".'],
  [{ id: 'guides/x', after: 'guides/movin' }, 'Did you mean "guides/moving"?'],
])('a page that cannot be is told in words: %j', (options, words) => {
  expect(() => page(options)).toThrow(words);
});

const changelog: Changelog = { entries: [], authors: { keeper: { name: 'The keeper' } }, tags: {} };
const entry = (title: string, author?: string) =>
  planEntry({ title, author, date: '2025-03-01' }, settings, changelog, read);

test('a new entry fits, and the addresses of its lists are in the ledger', () => {
  const changes = entry('Twice: as `bright`!');
  const file = 'content/changelog/twice-as-bright.mdx';
  const parsed = parseEntry(changes.get(file)!, file, { folder: 'content/changelog', today: '2025-03-01', authors: ['keeper'] });
  expect(parsed.problems).toEqual([]);
  expect(parsed.entry).toMatchObject({ title: 'Twice: as `bright`!', state: 'published', authors: ['keeper'] });
  expect(changes.get('addresses.txt')).toContain('/changelog/kinds/new\n/changelog/twice-as-bright\n');
});

test.each([
  ['Brighter', undefined, 'content/changelog/brighter.mdx: this entry is there already.'],
  ['Tags', undefined, 'belongs to a page of the changelog itself.'],
  ['?!', undefined, 'cannot be an address'],
  ['New', 'keper', 'Say who writes it with --author keeper'],
  ['x'.repeat(90), undefined, 'expected at most 80 characters'],
])('an entry that cannot be is told in words: %s', (title, author, words) => {
  expect(() => entry(title, author)).toThrow(words);
});

test('a page moves with its place, its links and its address', () => {
  const changes = rename('guides/moving', '/moving');
  expect(Object.fromEntries(changes)).toMatchObject({
    'content/guides/moving.mdx': undefined,
    'content/moving.mdx': '# Moving\n\n[Here](/moving).',
    'content/index.mdx': 'To [move](/moving#far), [moving](/guides/moving-on), <Card href="/moving">.',
    'addresses.txt': '# All.\n\n/\n/guides/moving\n/moving\n',
  });
  expect(changes.get('sidebars.ts')).toContain("'guides/lighting', 'moving']");
  expect(changes.get('redirects.ts')).toBe(
    "export const redirects = [\n  { from: '/aged', to: '/moving#far' },\n  { from: '/guides/moving', to: '/moving' },\n  { from: '/zoo', to: '/' },\n];\n",
  );
});

test('the page of a folder stays that', () => {
  expect([...rename('guides', 'manual').keys()]).toContain('content/manual/index.mdx');
});

test('what was moved by hand is finished, and what is gone leads on', () => {
  const { 'content/guides/moving.mdx': text, ...others } = project;
  const byHand = rename('guides/moving', 'moving', { ...others, 'content/moving.mdx': text! });
  expect(byHand.get('sidebars.ts')).toContain("'guides/lighting', 'moving']");
  expect(byHand.has('content/guides/moving.mdx')).toBe(false);
  const gone = rename('guides/moving', 'guides', others);
  expect(gone.get('sidebars.ts')).toContain("['guides/index', 'guides/lighting', ]");
  expect(gone.get('redirects.ts')).toContain("{ from: '/guides/moving', to: '/guides' }");
});

test('moving a page back takes its redirect away', () => {
  const moved = new Map([...Object.entries(project), ...rename('guides/moving', 'moving')]);
  const texts = Object.fromEntries([...moved].filter(([, text]) => text !== undefined)) as Record<string, string>;
  expect(rename('moving', 'guides/moving', texts).get('redirects.ts')).not.toContain("from: '/guides/moving'");
});

test.each([
  ['guides/none', 'guides/nowhere', 'there is no page at /guides/none, and none at /guides/nowhere.'],
  ['guides/moving', 'guides', 'the address /guides is taken.'],
  ['guides/moving', 'guides/moving', 'both names are one address.'],
  ['guides/moving', 'changelog/moving', 'cannot become a page'],
  ['guides/moving', 'Guides', 'this path cannot be an address.'],
])('a move that cannot be is told in words: %s to %s', (from, to, words) => {
  expect(() => rename(from, to)).toThrow(words);
});

test('nothing is written when something cannot be', () => {
  const folder = temporaryFolder({ 'a.txt': 'before', 'gone.txt': 'here', 'folder/b.txt': '' });
  const changes = new Map([['a.txt', 'after'], ['new.txt', 'new'], ['gone.txt', undefined], ['folder', 'a file']]);
  expect(() => writeChanges(folder, changes)).toThrow('EISDIR');
  expect(readdirSync(folder).toSorted()).toEqual(['a.txt', 'folder', 'gone.txt']);
  changes.delete('folder');
  writeChanges(folder, changes);
  expect(readdirSync(join(folder)).toSorted()).toEqual(['a.txt', 'folder', 'new.txt']);
});
