import { expect, test } from 'vitest';

import type { Part, Row } from './figures';
import { sectionOf, withSection } from './report';

const part: Part = {
  title: 'Building',
  note: 'In seconds.',
  head: ['site', 'page'],
  measure: async () => [],
};

const build = (changes: Partial<Row>): Row => ({
  subject: '100 pages',
  size: 100,
  figures: { seconds: 20, MB: 1234.5 },
  ...changes,
});

const stock = build({
  subject: '100 pages, stock Rspress',
  rival: 'stock Rspress',
  figures: { seconds: 10, MB: 500, files: 7 },
});

const rowsOf = (...rows: Row[]) =>
  sectionOf(part, {
    date: '2025-01-16T12:00:00.000Z',
    command: 'npm run bench -- builds',
    machine: 'Some processor',
    rows,
  })
    .split('\n')
    .filter((line) => line.startsWith('|'));

test('below a site of another generator stands how many times as much ours is', () => {
  expect(rowsOf(build({}), stock)).toEqual([
    '| site | page | seconds | MB | files |',
    '| --- | --- | --- | --- | --- |',
    '| 100 pages |  | 20 | 1,235 |  |',
    '| 100 pages, stock Rspress |  | 10 | 500 | 7 |',
    '| this project / stock Rspress |  | 2.00x | 2.47x |  |',
  ]);
});

test.each([{ size: 1000 }, { detail: 'home' }])(
  'a site is compared with its like only, not with %o',
  (other) => {
    expect(rowsOf(build(other), stock).filter((line) => line.includes('this project'))).toEqual([]);
  },
);

test('numbers have three digits or more, and what was not measured none', () => {
  const figures = { a: 0.0012, b: 1.234, c: 12.34, d: 123.4, e: 1234.5, f: Number.NaN };
  expect(rowsOf(build({ figures })).at(-1)).toBe('| 100 pages |  | 0.001 | 1.23 | 12.3 | 123 | 1,235 |  |');
});

test('a section says what it was measured on, and by which command', () => {
  const section = sectionOf(part, {
    date: '2025-01-16T12:00:00.000Z',
    command: 'npm run bench -- builds',
    machine: 'Some processor, 2 cores',
    rows: [build({})],
  });
  expect(section).toContain(
    'Measured on 2025-01-16 12:00 UTC by `npm run bench -- builds`: Some processor, 2 cores.',
  );
});

test.each(['Loading', 'Building', 'How it was measured', 'Searching'])(
  'a part that is measured anew leaves the others as they are: %s',
  (title) => {
    const others = ['Loading', 'Building', 'How it was measured'].filter((other) => other !== title);
    const page = `# Benchmarks\n\nWords.\n\n${['Loading', 'Building', 'How it was measured']
      .map((name) => `## ${name}\n\nOld ${name}.\n`)
      .join('\n')}`;
    const fresh = withSection(page, `## ${title}\n\nNew.\n`);
    expect(fresh.startsWith('# Benchmarks\n\nWords.\n\n## ')).toBe(true);
    for (const other of others) expect(fresh).toContain(`## ${other}\n\nOld ${other}.\n`);
    expect(fresh).toContain(`\n\n## ${title}\n\nNew.\n`);
    expect(fresh).not.toContain(`Old ${title}.`);
    expect(fresh).not.toMatch(/\n{3}/);
  },
);
