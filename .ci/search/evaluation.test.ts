import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { data, engine, records } from '../../site/fixtures/searchedSite';
import { bar, evaluate, type EvaluationQuery } from './evaluate';
import { queryFiles, readQueries } from './readQueries';

const tuned = readQueries(queryFiles.tuned);
const heldOut = readQueries(queryFiles.heldOut);

const measure = (queries: EvaluationQuery[]) =>
  evaluate(queries, async (query) => {
    const { hits } = await engine.search({ query, hitsPerPage: 10 });
    return hits.map(({ url }) => url);
  });

describe('the queries', () => {
  test('cover nine kinds, with many of each', () => {
    expect(tuned.length).toBeGreaterThanOrEqual(700);
    expect(heldOut.length).toBeGreaterThanOrEqual(100);
    for (const queries of [tuned, heldOut]) expect(new Set(queries.map(({ kind }) => kind)).size).toBe(9);
  });

  test('expect addresses that exist', () => {
    const addresses = new Set(records.map(({ url }) => url));
    const expected = [...tuned, ...heldOut].flatMap((query) => query.expected);
    expect(expected.filter((address) => !addresses.has(address))).toEqual([]);
  });
});

describe('search', () => {
  test('finds the expected pages, in every kind of query', async () => {
    const { overall, kinds } = await measure(tuned);
    expect(overall.reciprocalRank).toBeGreaterThanOrEqual(bar.overall);
    for (const [kind, { reciprocalRank }] of kinds) {
      expect(reciprocalRank, kind).toBeGreaterThanOrEqual(bar.kind);
    }
  });

  test('finds queries that it was not tuned on as well', async () => {
    const { overall } = await measure(heldOut);
    expect(overall.reciprocalRank).toBeGreaterThanOrEqual(bar.overall);
  });

  test('transfers less than 200 kB to the browser', () => {
    expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThan(200_000);
  });
});
