import { expect, test } from 'vitest';

import type { Entry } from '../../content/changelog/parseEntry';
import { yearPosters } from './yearPosters';

const entry = (date: string, title: string): Entry =>
  ({ date, title, kinds: ['new', 'fixed'], changes: 4 }) as Partial<Entry> as Entry;

/** Places of the cells, from the left and the top. */
const cellsOf = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"><path/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

test('each year is a file', () => {
  const posters = yearPosters([entry('2025-02-01', 'Two'), entry('2024-03-04', 'One')], 'Lamps changelog');
  expect(posters.map(([route]) => route)).toEqual([
    '/static/posters/changelog-2025.svg',
    '/static/posters/changelog-2024.svg',
  ]);
  expect(posters[0]![1]).toContain('>Lamps changelog 2025</text>');
  expect(posters[0]![1]).not.toContain('>One</text>');
});

test.each([
  [1, 1, 1],
  [2, 2, 1],
  [9, 3, 3],
  [26, 7, 4],
])('%i entries fill the sheet in %i columns and %i rows', (count, columns, rows) => {
  const entries = Array.from({ length: count }, (_, index) => entry('2025-01-05', `Entry ${index}`));
  const cells = cellsOf(yearPosters(entries, 'Lamps')[0]![1]);
  expect(cells).toHaveLength(count);
  expect(new Set(cells.map(([x]) => x)).size).toBe(columns);
  expect(new Set(cells.map(([, y]) => y)).size).toBe(rows);
});

test('a title is text, whatever it contains, and goes on in the next line', () => {
  const title = 'A `neosync init` with <angles> & a name that is longer than one line of its cell can be';
  const [[, svg]] = yearPosters(
    Array.from({ length: 9 }, () => entry('2025-01-05', title)),
    'Lamps',
  ) as [[string, string]];
  expect(svg).toContain('&lt;angles');
  expect(svg).not.toContain('`');
  expect(svg.match(/font-weight="540"/g)!.length).toBeGreaterThan(9);
});
