import { expect, test } from 'vitest';

import { readOptions } from './readOptions';

const parts = ['pages', 'links', 'dev'];

test('without arguments everything is run', () => {
  expect(readOptions([], parts)).toEqual({
    parts,
    sizes: { ours: [100, 1000, 10_000], stock: [100, 1000], starlight: [100] },
    runs: 5,
    buildRuns: 3,
    build: true,
    write: false,
  });
});

test('parts and numbers can be chosen, each size once', () => {
  expect(
    readOptions(
      [
        'pages',
        'dev',
        '--sizes',
        '1000,100,100',
        '--stock-sizes',
        '',
        '--runs',
        '1',
        '--no-build',
        '--write',
      ],
      parts,
    ),
  ).toMatchObject({
    parts: ['pages', 'dev'],
    sizes: { ours: [1000, 100], stock: [], starlight: [100] },
    runs: 1,
    build: false,
    write: true,
  });
});

test.each([
  [['page'], 'there is no part "page". Did you mean "pages"?'],
  [['--sizes', '100,many'], '--sizes: expected a whole number of at least 10, received "many".'],
  [['--sizes', '100,'], '--sizes: expected a whole number of at least 10, received "".'],
  [['--runs', '0'], '--runs: expected a whole number of at least 1, received "0".'],
  [['--size', '100'], "Unknown option '--size'"],
])('%j is refused with what there is', (args, message) => {
  expect(() => readOptions(args, parts)).toThrow(message);
  expect(() => readOptions(args, parts)).toThrow('--stock-sizes 100,1000');
});
