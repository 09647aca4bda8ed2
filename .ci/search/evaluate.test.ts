import { expect, test } from 'vitest';

import { evaluate } from './evaluate';

test('measures by kind and overall, and lists the misses', async () => {
  const found = new Map([
    ['one', ['/a', '/b']],
    ['two', ['/b', '/a#x']],
    ['three', ['/b']],
  ]);
  const evaluation = await evaluate(
    [
      { kind: 'easy', query: 'one', expected: ['/a'] },
      { kind: 'hard', query: 'two', expected: ['/a'] },
      { kind: 'hard', query: 'three', expected: ['/b#x', '/c'] },
    ],
    async (query) => found.get(query)!,
  );
  expect(evaluation.overall).toEqual({
    queries: 3,
    success: { 1: 1 / 3, 3: 2 / 3, 10: 2 / 3 },
    reciprocalRank: 0.5,
  });
  expect(evaluation.kinds.get('hard')).toMatchObject({ queries: 2, reciprocalRank: 0.25 });
  expect(evaluation.misses).toEqual([
    { kind: 'hard', query: 'two', rank: 2, first: '/b' },
    { kind: 'hard', query: 'three', rank: undefined, first: '/b' },
  ]);
});
