import { expect, test } from 'vitest';

import { page } from '../fixtures/page';
import { smallestSettings } from '../fixtures/smallestSettings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { readContent } from '../render/pages/readContent';
import { readSettings } from '../settings/readSettings';
import { fingerprint } from './fingerprint';

const entry = (title: string, text: string) =>
  `---\ntitle: ${title}\ndate: 2025-03-01\nauthors: [a]\ntags: [b]\nkinds: [new]\ndescription: New.\n---\n\nNew.\n\n{/* excerpt */}\n\n## More\n\n${text}\n`;

async function of(files: Record<string, string>): Promise<string> {
  const settings = readSettings(
    {
      ...smallestSettings,
      sidebars: { main: [{ items: ['index'] }], api: [{ items: ['other'] }] },
      changelog: {},
      reference: { sidebar: 'api' },
      content: { exclude: ['changelog/**'] },
    },
    'settings.ts',
  );
  const root = temporaryFolder({
    'content/index.mdx': page('Start', 'Text.\n'),
    'content/other.mdx': page('Other', 'Text.\n'),
    'content/changelog/new.mdx': entry('New', 'Text.'),
    'content/changelog/authors.yml': 'a:\n  name: A\n',
    'content/changelog/tags.yml': 'b:\n  label: B\n  description: About b.\n',
    'proto/a.proto': 'syntax = "proto3";\nmessage A {}\n',
    ...files,
  });
  return fingerprint(
    await readContent({ settings, settingsFile: 'settings.ts', root, strict: false, warn: () => {} }),
  );
}

test('stays the same while somebody writes the text of a page or of an entry', async () => {
  const before = await of({});
  expect(
    await of({ 'content/index.mdx': page('Start', 'Other text.\n\n## Section\n\n[Other](/other)\n') }),
  ).toBe(before);
  expect(await of({ 'content/changelog/new.mdx': entry('New', 'Other text. '.repeat(400)) })).toBe(before);
});

test.each([
  ['the name of a page', { 'content/index.mdx': page('Home', 'Text.\n') }],
  ['the title of an entry', { 'content/changelog/new.mdx': entry('Newer', 'Text.') }],
  ['the name of an author', { 'content/changelog/authors.yml': 'a:\n  name: B\n' }],
  ['a definition', { 'proto/a.proto': 'syntax = "proto3";\nmessage B {}\n' }],
  ['a comment of a definition', { 'proto/a.proto': 'syntax = "proto3";\n// An a.\nmessage A {}\n' }],
])('changes with %s', async (_what, files) => {
  expect(await of(files as Record<string, string>)).not.toBe(await of({}));
});
