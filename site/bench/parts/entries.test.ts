import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import type { BenchSite } from '../sites/benchSites';
import { measureEntries } from './entries';

test('the builds of a pair follow each other in changing order, both from sources that are new', async () => {
  const folder = temporaryFolder({ done: '' });
  const did = (what: string): [string, string[]] => [
    process.execPath,
    ['--eval', `require('node:fs').appendFileSync('done', ${JSON.stringify(`${what}\n`)})`],
  ];
  const written: string[] = [];
  const site = (name: string, entries = 0) =>
    ({
      name,
      builder: 'neosync',
      entries,
      folder,
      build: did(name),
      write: () => void written.push(name),
    }) as Partial<BenchSite> as BenchSite;

  const [result] = await measureEntries({
    sites: { without: site('without'), with: site('with', 9) },
    first: site('first'),
    runs: 2,
    progress: () => undefined,
  });

  expect(readFileSync(join(folder, 'done'), 'utf8')).toBe('first\nwithout\nwith\nwith\nwithout\n');
  expect(written).toEqual(['first', 'without', 'with', 'without', 'with']);
  expect(result).toMatchObject({ site: 'with', entries: 9 });
  expect(result!.pairs).toHaveLength(2);
});
