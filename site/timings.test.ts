import { expect, test } from 'vitest';

import { printTimings } from './timings';

test('lays parts out with their sum', () => {
  const parts = [
    { part: 'read', wall: 1200, processor: 900 },
    { part: 'compress', wall: 800, processor: 1550 },
  ];
  expect(printTimings(parts)).toMatchInlineSnapshot(`
    "              wall processor
    read         1.2 s     0.9 s
    compress     0.8 s     1.6 s
    in all       2.0 s     2.5 s"
  `);
});
