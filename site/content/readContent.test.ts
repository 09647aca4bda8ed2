import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { sidebarsAndRedirects } from '../fixtures/sidebarsAndRedirects';
import { page } from '../fixtures/page';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { smallestSettings } from '../fixtures/smallestSettings';
import { createMemo } from '../memo';
import { SiteError } from '../problem';
import { parseSettings } from '../settings/parseSettings';
import type { SettingsInput } from '../settings/schema';
import { entrySource } from './changelog/fixtures/testChangelog';
import { assembleSite } from '../pages/assembleSite';
import { loadContent } from './loadContent';

const optionsFor = (root: string, settings: Partial<SettingsInput> = {}) => ({
  settings: parseSettings(
    { ...smallestSettings, reference: { sidebar: 'main' }, ...settings },
    'settings.ts',
  ),
  settingsFile: 'settings.ts',
  root,
  strict: true,
});

const read = (
  files: Record<string, string>,
  settings: Partial<SettingsInput> = {},
  redirects?: Record<string, string>,
) =>
  loadContent(
    optionsFor(temporaryFolder({ ...sidebarsAndRedirects(undefined, { redirects }), ...files }), settings),
  );

/** The problems of a site with these files, as `file:line: message`. */
async function problemsOf(files: Record<string, string>, redirects?: Record<string, string>) {
  const error = await read(files, {}, redirects).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SiteError);
  return (error as SiteError).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

test('one mistake in a definition is one problem, without the links and requests that depend on it', async () => {
  const address = '/api/lamp.proto#lamps.get';
  const files = {
    'content/index.mdx': `---\ntitle: Start\ndescription: A page.\n---\n\n# Start\n\n[Get](${address}), [none](/none).\n\n\`\`\`json try="${address}"\n{}\n\`\`\`\n`,
    'proto/lamp.proto': 'syntax = "proto3";\nmessage Lamp { string id 1; }\n',
  };
  expect(await problemsOf(files, { '/lamps': address })).toEqual([
    'proto/lamp.proto:2: unexpected integer literal in definition.',
    'content/index.mdx:8: the link "/none" leads to a page that does not exist.',
  ]);
});

test('one mistake in an entry is one problem, without the links and addresses that depend on it', async () => {
  const error = await read(
    {
      'proto/lamp.proto': 'syntax = "proto3";\n',
      'content/index.mdx': `---\ntitle: Start\ndescription: A page.\n---\n\n# Start\n\n[New](/changelog/new)\n`,
      'content/changelog/new.mdx': entrySource({ kinds: '[nwe]' }),
      'content/changelog/authors.yml': 'ada:\n  name: Ada\n',
      'content/changelog/tags.yml': 'cli:\n  label: CLI\n  description: One.\n',
      'content/_addresses.txt':
        '/\n/api/lamp.proto\n/changelog\n/changelog/archive\n/changelog/authors\n/changelog/new\n/search\n',
    },
    { changelog: true, content: { exclude: ['changelog/**'] } },
  ).catch((thrown: unknown) => thrown);
  expect((error as SiteError).problems).toMatchObject([{ file: 'content/changelog/new.mdx', line: 6 }]);
});

test('entries with the address of another entry or of a generated changelog page are reported', async () => {
  const paths = ['a', '2025/a', 'archive', '2025/index'];
  const entries = paths.map((path) => [`content/changelog/${path}.mdx`, entrySource({})]);
  const error = await read(
    {
      'proto/lamp.proto': 'syntax = "proto3";\n',
      'content/index.mdx': page('Start'),
      'content/changelog/authors.yml': 'ada:\n  name: Ada\n',
      'content/changelog/tags.yml': 'cli:\n  label: CLI\n  description: One.\n',
      ...(Object.fromEntries(entries) as Record<string, string>),
    },
    withChangelog,
  ).catch((thrown: unknown) => thrown);
  expect((error as SiteError).message).toMatchInlineSnapshot(`
    "content/changelog/2025/index.mdx: the entry has the address /changelog, which a generated page already has.
      Remove or rename one of the two. An address ends with the name of its file.
    content/changelog/a.mdx: the entry has the address /changelog/a, which content/changelog/2025/a.mdx already has.
      Remove or rename one of the two. An address ends with the name of its file.
    content/changelog/archive.mdx: the entry has the address /changelog/archive, which a generated page already has.
      Remove or rename one of the two. An address ends with the name of its file."
  `);
});

test('links in comments of definitions are checked, with the file and line of their declaration', async () => {
  const files = {
    'content/index.mdx': '---\ntitle: Start\ndescription: A page.\n---\n\n# Start\n',
    'proto/coast/lamp.proto': `// A file of [the home page](/) and of [none](/none).
syntax = "proto3";
package coast;
// See [its field](#lamp.id), [no field](#lamp.no), [a relative address](../x) and https://example.com.
message Lamp {
  string id = 1; // Not [a file](/gone.csv), nor [this][gone].
}
// A lost [place](/#lost).
//
// [gone]: /elsewhere
enum Light { OFF = 0; }
`,
  };
  expect(await problemsOf(files)).toEqual([
    'proto/coast/lamp.proto:1: the link "/none" leads to a page that does not exist.',
    'proto/coast/lamp.proto:5: the link "#lamp.no" has an anchor that the page /api/coast/lamp.proto does not have.',
    'proto/coast/lamp.proto:6: the link "/gone.csv" leads to a page that does not exist.',
    'proto/coast/lamp.proto:11: the link "/#lost" has an anchor that the page / does not have.',
  ]);
});

test('methods are in the order of the settings, with new ones first', async () => {
  const files = {
    'content/index.mdx': '---\ntitle: Start\ndescription: A page.\n---\n\n# Start\n',
    'proto/lamp.proto': `syntax = "proto3";
message Lamp {}
service Lamps {
  rpc Read(Lamp) returns (Lamp);
  rpc Light(Lamp) returns (Lamp);
  rpc Dim(Lamp) returns (Lamp);
}
`,
  };
  const role = 'Anyone';
  const methods = { Lamps: { Light: { role, group: 'light' }, Read: { role, group: 'data' } } };
  const { reference } = await read(files, { reference: { sidebar: 'main', methods } });
  expect(reference!.files[0]!.services[0]!.methods.map(({ name }) => name)).toEqual(['Dim', 'Light', 'Read']);
});

/** A site with a page that has a fence with a file, a partial, an entry, and a definition. */
const wholeSite: Record<string, string> = {
  ...sidebarsAndRedirects({ main: [{ items: ['index', 'lamps'] }] }),
  'content/index.mdx': `${page('Start')}import Part from './_part.mdx';\n\n<Part />\n\n[Oil](#oil)\n`,
  'content/_part.mdx': '## Oil\n\nIt smells.\n',
  'content/_lamp.yml': 'oil: 1\n',
  'content/lamps.mdx': page('Lamps', '```yaml file="./_lamp.yml"\n```\n'),
  'content/changelog/bright.mdx': entrySource({}),
  'content/changelog/authors.yml': 'ada:\n  name: Ada\n',
  'content/changelog/tags.yml': 'cli:\n  label: CLI\n  description: One.\n',
  'proto/lamp.proto': 'syntax = "proto3";\n// A lamp.\nmessage Lamp {}\n',
};
const withChangelog = { changelog: true, content: { exclude: ['changelog/**'] } };

test('a second read only parses files that changed', async () => {
  const root = temporaryFolder(wholeSite);
  const options = { ...optionsFor(root, withChangelog), memo: createMemo() };
  const partsOf = async () => {
    const { documents, changelog, reference } = await loadContent(options);
    const [index, lamps] = ['index', 'lamps'].map((id) => documents.find((one) => one.id === id));
    return { index, lamps, entry: changelog!.entries[0], reference };
  };
  const [first, second] = [await partsOf(), await partsOf()];
  expect(second.index).toBe(first.index);
  expect(second.lamps).toBe(first.lamps);
  expect(second.entry).toBe(first.entry);
  expect(second.reference).toBe(first.reference);

  writeFileSync(join(root, 'content/_lamp.yml'), 'oil: 2\n');
  const third = await partsOf();
  expect(third.index).toBe(first.index);
  expect(JSON.stringify(third.lamps)).toContain('oil: 2');

  writeFileSync(join(root, 'content/_part.mdx'), '## Gas\n');
  await expect(partsOf()).rejects.toThrow('the link "#oil" has an anchor that the page / does not have.');
});

test('front matter is enough to get the same pages, whatever is wrong elsewhere', async () => {
  const routesOf = async (files: Record<string, string>, depth: 'full' | 'frontMatter') => {
    const options = optionsFor(temporaryFolder(files), withChangelog);
    const content = await loadContent({ ...options, depth });
    const { pages } = await assembleSite(content, options);
    return pages.map(({ data }) => data.route);
  };
  const routes = await routesOf(wholeSite, 'full');
  expect(routes).toContain('/lamps');
  expect(await routesOf(wholeSite, 'frontMatter')).toEqual(routes);
  const broken = {
    ...wholeSite,
    'content/_part.mdx': '<Nothing />',
    'content/changelog/authors.yml': 'ada: [',
    'content/lamps.mdx': page('Lamps', '# Again\n\n<Steps>[None](/none)'),
    'content/_redirects.yml': 'none',
  };
  expect(await routesOf(broken, 'frontMatter')).toEqual(
    routes.filter((route) => route !== '/changelog/authors/ada'),
  );
  const { 'content/_sidebars.yml': _, ...unlisted } = wholeSite;
  expect((await routesOf(unlisted, 'frontMatter')).toSorted()).toEqual(routes.toSorted());
  const untitled = { ...wholeSite, 'content/lamps.mdx': 'Lamps' };
  expect(await routesOf(untitled, 'frontMatter')).toEqual(routes.filter((route) => route !== '/lamps'));
});
