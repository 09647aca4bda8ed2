import { expect, test } from 'vitest';

import { halfSize } from '#ui/engrave';

import type { Entry } from '../../content/changelog/readEntry';
import { yearPosters } from './yearPosters';

const entry = (date: string, title: string): Entry =>
  ({ date, title, kinds: ['new', 'fixed'], changes: 4 }) as Partial<Entry> as Entry;

/** Places of the cells, from the left and the top. */
const cellsOf = (svg: string) =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"><path/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);

test('each year has a file', () => {
  const posters = yearPosters([entry('2025-02-01', 'Two'), entry('2024-03-04', 'One')], 'Lamps changelog');
  expect(posters.map(([route]) => route)).toEqual([
    '/static/posters/changelog-2025.svg',
    '/static/posters/changelog-2024.svg',
  ]);
  expect(posters[0]![1]).toContain('>Lamps changelog 2025</text>');
  expect(posters[0]![1]).not.toContain('>One</text>');
});

test.each([
  [1, [1]],
  [2, [2]],
  [9, [5, 4]],
  [26, [7, 6, 7, 6]],
])('%i entries fill the sheet in rows of %j', (count, lengths) => {
  const entries = Array.from({ length: count }, (_, index) => entry('2025-01-05', `Entry ${index}`));
  const cells = cellsOf(yearPosters(entries, 'Lamps')[0]![1]);
  const rows = [...new Set(cells.map(([, y]) => y))].map((top) => cells.filter(([, y]) => y === top));
  expect(rows.map((row) => row.length)).toEqual(lengths);
  for (const row of rows) {
    const last = row.at(-1)![0]!;
    const width = 396 / row.length;
    expect(row[0]![0]).toBe(12);
    expect(last + width).toBeCloseTo(408);
  }
});

test.each([1, 2, 9, 26, 40])(
  'with %i entries, each mark is centered above its text, at least 3 mm away',
  (count) => {
    const entries = Array.from({ length: count }, (_, index) =>
      entry('2025-01-05', `A longer entry ${index}`),
    );
    const [[, svg]] = yearPosters(entries, 'Lamps') as [[string, string]];
    const marks = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"><path fill="none"/g)];
    const days = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>5 Jan</g)];
    expect(marks).toHaveLength(count);
    for (const [index, [, x, y, scale]] of marks.entries()) {
      const [, left, baseline, size] = days[index]!.map(Number);
      const bottom = Number(y) + halfSize * Number(scale);
      expect(left).toBe(Number(x));
      expect(baseline! - 0.75 * size! - bottom).toBeGreaterThanOrEqual(3);
      expect(Number(y) - halfSize * Number(scale)).toBeGreaterThan(3);
    }
  },
);

test('a title is text, whatever it contains, and wraps to the next line', () => {
  const title = 'A `neosync init` with <angles> & a name that is longer than one line of its cell can be';
  const [[, svg]] = yearPosters(
    Array.from({ length: 9 }, () => entry('2025-01-05', title)),
    'Lamps',
  ) as [[string, string]];
  expect(svg).toContain('&lt;angles');
  expect(svg).not.toContain('`');
  expect(svg.match(/font-weight="540"/g)!.length).toBeGreaterThan(9);
});
