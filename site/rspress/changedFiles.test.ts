import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { cacheFolder } from '../cacheFolder';
import { page } from '../fixtures/page';
import { smallestSettings } from '../fixtures/smallestSettings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { assemblePages } from '../render/pages/assemblePages';
import { readContent } from '../render/pages/readContent';
import { readSettings } from '../settings/readSettings';
import { changedFiles, filesOf } from './changedFiles';

const proto = 'syntax = "proto3";\nmessage A {}\n';

/** Names of files that change when one is saved, without the way to them. */
async function changedWith(file: string, text: string): Promise<string[]> {
  const root = temporaryFolder({
    'content/index.mdx': page('Start', 'Text.\n'),
    'content/other.mdx': page('Other', 'Text.\n'),
    'content/away.mdx': page('Away', 'Text.\n'),
    'proto/a.proto': proto,
    'proto/b.proto': proto.replace('A', 'B'),
  });
  const sidebars = { main: [{ items: ['index', 'other'] }], api: [{ items: ['away'] }] };
  const settings = readSettings(
    { ...smallestSettings, sidebars, reference: { sidebar: 'api' } },
    'settings.ts',
  );
  const options = { settings, settingsFile: 'settings.ts', root, strict: false, warn: () => {} };
  onTestFinished(() => rmSync(cacheFolder('pages', root), { recursive: true, force: true }));
  const before = await assemblePages(await readContent(options), options);
  writeFileSync(join(root, file), text);
  const after = await assemblePages(await readContent(options), options);
  expect(filesOf(after, root)).toEqual(filesOf(before, root));
  expect(changedFiles(before, before, root)).toEqual([]);
  return changedFiles(before, after, root)
    .map((path) => path.replace(/.*[\\/]/, ''))
    .sort();
}

test('the name of a page changes those that stand in a sidebar with it', async () => {
  expect(await changedWith('content/other.mdx', page('Another', 'Text.\n'))).toEqual(
    expect.arrayContaining(['index.mdx', 'other.mdx']),
  );
  expect(await changedWith('content/other.mdx', page('Another', 'Text.\n'))).not.toContain('away.mdx');
});

test('a comment in a definition changes what its page shows, and no other page', async () => {
  const changed = await changedWith('proto/a.proto', proto.replace('message', '// An a.\nmessage'));
  expect(changed).toEqual(['a.proto.js']);
});
