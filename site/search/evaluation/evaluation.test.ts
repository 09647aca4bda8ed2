import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readSettings } from '../../settings/readSettings';
import { settings as input } from '../../settings/site';
import { buildIndex } from '../engine/buildIndex';
import { createEngine } from '../engine/createEngine';
import { writeIndex } from '../engine/indexFile';
import { readSearched } from '../readSearched';
import { readSynonyms } from '../readSynonyms';
import { siteRecords } from '../siteRecords';
import { bar } from './bar';
import { evaluate } from './evaluate';
import { readQueries } from './readQueries';

const root = join(import.meta.dirname, '..', '..', '..');
const settings = readSettings(input, 'site/settings/site.ts');
const records = siteRecords(readSearched(settings, root), settings, root);
const { index, texts } = buildIndex(records, readSynonyms(settings.content.root, root));
const data = { ...index, texts: [{ file: 'texts', first: 0 }] };
const engine = createEngine(data, { readTexts: () => Promise.resolve(texts) });
const queries = readQueries();

describe('the queries', () => {
  test('are 80 or more, of seven kinds', () => {
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(queries.map(({ kind }) => kind)).size).toBe(7);
  });

  test('expect addresses that exist', () => {
    const addresses = new Set(records.map(({ url }) => url));
    expect(queries.flatMap(({ expected }) => expected).filter((address) => !addresses.has(address))).toEqual(
      [],
    );
  });
});

describe('search', () => {
  test('finds what readers ask for, in every kind of query', async () => {
    const { overall, kinds } = await evaluate(queries, async (query) => {
      const { results } = await engine.search({ requests: [{ indexName: 'docs', query, hitsPerPage: 10 }] });
      return results[0]!.hits.map(({ url }) => url);
    });
    expect(overall.reciprocalRank).toBeGreaterThanOrEqual(bar.overall);
    for (const [kind, { reciprocalRank }] of kinds) {
      expect(reciprocalRank, kind).toBeGreaterThanOrEqual(bar.kind);
    }
  });

  test('weighs less than 200 kB on the way to the browser', () => {
    expect(brotliCompressSync(writeIndex(data)).length).toBeLessThan(200_000);
  });
});
