import { expect, test } from 'vitest';

import { listFiles } from '../fixtures/listFiles';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { smallestSettings } from '../fixtures/smallestSettings';
import { SiteError } from '../problem';
import { readSettings } from '../settings/readSettings';
import type { SettingsInput } from '../settings/schema';
import { entrySource } from '../content/changelog/fixtures/testChangelog';
import { readContent } from './readContent';

const read = (
  files: Record<string, string>,
  settings: Partial<SettingsInput> = {},
  redirects?: Record<string, string>,
) =>
  readContent({
    settings: readSettings(
      {
        ...smallestSettings,
        reference: { sidebar: 'main' },
        ...settings,
      },
      'settings.ts',
    ),
    settingsFile: 'settings.ts',
    root: temporaryFolder({ ...listFiles(undefined, { redirects }), ...files }),
    strict: true,
    warn() {},
  });

/** The problems of a site with these files, as `file:line: message`. */
async function problemsOf(files: Record<string, string>, redirects?: Record<string, string>) {
  const error = await read(files, {}, redirects).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SiteError);
  return (error as SiteError).problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

test('one mistake in a definition is one message, without the links and requests that need it', async () => {
  const address = '/api/lamp.proto#lamps.get';
  const files = {
    'content/index.mdx': `---\ntitle: Start\ndescription: A page.\n---\n\n# Start\n\n[Get](${address}), [none](/none).\n\n\`\`\`json try="${address}"\n{}\n\`\`\`\n`,
    'proto/lamp.proto': 'syntax = "proto3";\nmessage Lamp { string id 1; }\n',
  };
  expect(await problemsOf(files, { '/lamps': address })).toEqual([
    'proto/lamp.proto:2: found "1", expected "=".',
    'content/index.mdx:8: the link "/none" leads to no page.',
  ]);
});

test('one mistake in an entry is one message, without the links and addresses that need it', async () => {
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

test('links in comments of definitions are checked, with the file and the line of what they describe', async () => {
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
    'proto/coast/lamp.proto:1: the link "/none" leads to no page.',
    'proto/coast/lamp.proto:5: the link "#lamp.no" has an anchor that the page /api/coast/lamp.proto does not have.',
    'proto/coast/lamp.proto:6: the link "/gone.csv" leads to no page.',
    'proto/coast/lamp.proto:11: the link "/#lost" has an anchor that the page / does not have.',
  ]);
});

test('methods are in the order of the settings, and new ones first', async () => {
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
  expect(reference!.files[0]!.services[0]!.rpcs.map(({ name }) => name)).toEqual(['Dim', 'Light', 'Read']);
});
