import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { onTestFinished } from 'vitest';

import { parseEntry, type Entry } from './parseEntry';
import type { Changelog } from './readChangelog';

export const today = '2025-06-01';

export const authorsYaml = 'ada:\n  name: Ada Vale\n  url: https://example.com/ada\nbo:\n  name: Bo Reed\n';

export const tagsYaml =
  'cli:\n  label: CLI\n  description: The command line.\napi:\n  label: API & SDKs\n  description: The API.\n';

/** Source of an entry; front matter given here replaces or, when undefined, removes a line. */
export function entrySource(
  frontMatter: Record<string, string | undefined> = {},
  body = 'What changed.\n',
): string {
  const lines = Object.entries({
    title: 'An entry',
    date: '2025-01-16',
    authors: '[ada]',
    tags: '[cli]',
    kinds: '[new]',
    description: 'What changed, in a sentence.',
    ...frontMatter,
  }).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

/** An entry read from `entrySource`. */
export function entryOf(
  slug: string,
  frontMatter?: Record<string, string | undefined>,
  body?: string,
): Entry {
  const { entry, problems } = parseEntry(entrySource(frontMatter, body), `content/changelog/${slug}.mdx`, {
    folder: 'content/changelog',
    today,
  });
  if (!entry) throw new Error(JSON.stringify(problems));
  return entry;
}

/** So many entries, newest first, one every two weeks, the newest on 2025-01-16. */
export function entriesOf(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    entryOf(`entry-${count - index}`, {
      title: `Entry ${count - index}`,
      date: new Date(Date.UTC(2025, 0, 16 - 14 * index)).toISOString().slice(0, 10),
      tags: index % 2 ? '[cli]' : '[cli, api]',
      kinds: index % 3 ? '[new]' : '[new, breaking]',
    }),
  );
}

export function changelogOf(entries: Entry[]): Changelog {
  return {
    entries,
    authors: { ada: { name: 'Ada Vale', url: 'https://example.com/ada' }, bo: { name: 'Bo Reed' } },
    tags: {
      cli: { label: 'CLI', description: 'The command line.' },
      api: { label: 'API & SDKs', description: 'The API.' },
    },
  };
}

/** Writes a project with these files in its folder of the changelog, until the end of the test. */
export function projectWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'changelog-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries({
    'authors.yml': authorsYaml,
    'tags.yml': tagsYaml,
    ...files,
  })) {
    const file = join(root, 'content/changelog', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return root;
}
