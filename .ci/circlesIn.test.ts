import { expect, test } from 'vitest';

import { circlesIn } from './circlesIn';

test('a tree and a diamond have no circle', () => {
  const arrows = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [], e: ['a'] };
  expect(circlesIn(new Map(Object.entries(arrows)))).toEqual([]);
});

test('each circle is found once, with all that is on it', () => {
  const arrows = { a: ['b'], b: ['c', 'x'], c: ['a', 'd'], d: ['e'], e: ['d'], x: [] };
  expect(circlesIn(new Map(Object.entries(arrows))).toSorted()).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});
