import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { writeFiles } from '../fixtures/generated/layouts';
import { sidebarsAndRedirects } from '../fixtures/sidebarsAndRedirects';
import { page } from '../fixtures/page';
import { smallestSettings } from '../fixtures/smallestSettings';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { readUncheckedSite } from '../fixtures/readUncheckedSite';
import { parseSettings } from '../settings/parseSettings';
import type { SettingsInput } from '../settings/schema';
import { readEngine } from './readSearch';
import type { SearchRecord } from './records/record';
import { searchFiles, searchSource } from './searchFiles';

const words = (seed: number) => Array.from({ length: 3000 }, (_, at) => `word${(at * seed) % 997}`).join(' ');

/** Builds a site with three pages and a base, and with texts for several files. */
async function build(input: Partial<SettingsInput> = {}) {
  const root = temporaryFolder({
    ...sidebarsAndRedirects({ main: [{ heading: 'Guides', items: ['index', 'lamps'] }] }),
    'content/index.md': page('Start', 'Begin.'),
    'content/lamps.mdx': page(
      'Lamps',
      `## Oil\n\nThey smell. ${words(7)}\n\n## Gas\n\n${words(11)} They hiss.`,
    ),
    'content/unreadable.mdx': '<Broken',
    'content/_search/synonyms.yml': 'same:\n  - [lamps, lanterns]\n',
  });
  const settings = parseSettings({ ...smallestSettings, base: '/docs/', ...input }, 'settings.ts');
  const source = searchSource(await readUncheckedSite(settings, root), settings, root);
  writeFiles(join(root, 'dist'), Object.fromEntries(searchFiles(source)));
  return { folder: join(root, 'dist', 'search'), engine: await readEngine(join(root, 'dist')) };
}

describe('the index in the built site', () => {
  test('has addresses with the base, and finds synonyms', async () => {
    const { engine } = await build();
    const { hits } = await engine.search({ query: 'lanterns' });
    expect(hits[0]).toMatchObject({
      url: '/docs/lamps',
      hierarchy: { lvl0: 'Guides', lvl1: 'Lamps' },
    });
  });

  test('has the texts of results next to it, in files named by content hash', async () => {
    const { folder, engine } = await build();
    const files = readdirSync(folder).filter((file) => file !== 'index.json' && file !== 'records.json');
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !/^text-[0-9a-f]{8}\.json$/.test(file))).toEqual([]);
    const { hits } = await engine.search({ query: 'hiss' });
    expect(hits[0]!._snippetResult.content!.value).toMatch(/They __aa-highlight__hiss__\/aa-highlight__\.$/);
  });

  test('is written with every record in one file, for a hosted provider', async () => {
    const { folder } = await build({
      search: { provider: 'algolia', applicationId: 'APP', key: 'key', index: 'docs' },
    });
    const records = JSON.parse(readFileSync(join(folder, 'records.json'), 'utf8')) as SearchRecord[];
    expect(records.map(({ objectID, hierarchy }) => [objectID, hierarchy.lvl1, hierarchy.lvl2])).toEqual([
      ['/docs/', 'Start', null],
      ['/docs/lamps', 'Lamps', null],
      ['/docs/lamps#oil', 'Lamps', 'Oil'],
      ['/docs/lamps#gas', 'Lamps', 'Gas'],
    ]);
  });

  test('is the same for the same content', async () => {
    const [one, other] = [await build(), await build()];
    for (const file of readdirSync(one.folder)) {
      expect(readFileSync(join(other.folder, file), 'utf8')).toBe(
        readFileSync(join(one.folder, file), 'utf8'),
      );
    }
  });
});
