import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { readSettings } from '../settings/readSettings';
import type { SettingsInput } from '../settings/schema';
import { writeLicenses } from './licenses/writeLicenses';
import { writeLightScript } from './lightScript';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'light-script-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes the script for settings: the names of all files written, and their text. */
async function write(input: Partial<SettingsInput> = {}): Promise<{ text: string; files: string[] }> {
  await writeLightScript(folder, readSettings({ ...smallestSettings, ...input }, 'settings.ts'));
  const scripts = join(folder, 'static', 'js');
  const files = await readdir(scripts);
  const texts = await Promise.all(files.map((file) => readFile(join(scripts, file), 'utf8')));
  return { text: texts.join('\n'), files };
}

const providers = {
  analytics: { host: 'https://eu.i.posthog.com' },
  visitorIntent: { script: 'https://tag.example.com/{key}.js', origins: ['https://api.example.com'] },
};

test('the script is one file, named after its content', async () => {
  const { files } = await write();
  expect(files).toEqual([expect.stringMatching(/^light\.[\dA-Z]{8}\.js$/)]);
  expect((await write()).files).toEqual(files);
});

describe('the settings of providers', () => {
  test('do not reach the browser without their keys, nor does what only they need', async () => {
    const { text, files } = await write(providers);
    expect(text).not.toMatch(/posthog|tag\.example/);
    expect(files).toHaveLength(1);
  });

  test('reach the browser with their keys, without what only the build needs', async () => {
    const { text, files } = await write({
      analytics: { ...providers.analytics, key: 'key-1' },
      visitorIntent: { ...providers.visitorIntent, key: 'key-2' },
    });
    expect(text).toContain('key-1');
    expect(text).toContain('https://tag.example.com/key-2.js');
    expect(text).not.toContain('https://api.example.com');
    // The library that sends events waits in a file of its own.
    expect(files.filter((file) => file.startsWith('createSender.'))).toHaveLength(1);
  });

  test('decide whose licenses are named', async () => {
    const licensesOf = async (input: Partial<SettingsInput>) => {
      const { sources } = await writeLightScript(
        folder,
        readSettings({ ...smallestSettings, ...input }, 'settings.ts'),
      );
      await writeLicenses(folder, sources);
      return readFile(join(folder, 'licenses.txt'), 'utf8');
    };
    expect(await licensesOf({})).not.toContain('posthog');
    expect(await licensesOf({ analytics: { ...providers.analytics, key: 'key-1' } })).toMatch(
      /^posthog-js \d+\.\d+\.\d+\nLicense: .*Apache-2\.0/m,
    );
  });
});
