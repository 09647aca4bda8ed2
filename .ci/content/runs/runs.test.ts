import { PGlite } from '@electric-sql/pglite';
import { visit } from 'unist-util-visit';
import { afterAll, describe, expect, test } from 'vitest';

import { pages } from '../../../site/fixtures/writtenPages';
import { formatProblems, type Problem } from '../../../site/problem';
import { pageOf } from '../readPages';
import { checkCompose } from './checkCompose';
import { Notes, readNotes, type Note } from './readNotes';
import { runSql, type RunSql } from './runSql';

const notes = readNotes(process.cwd());
const database = new PGlite();
afterAll(() => database.close());

const run: RunSql = (sql) => database.exec(sql, { rowMode: 'array' }) as never;

test('the SQL on every page runs on Postgres, and returns the rows that the page prints', async () => {
  const problems: Problem[] = [];
  for (const page of pages) {
    problems.push(...(await runSql(page, run, notes)));
  }
  expect(formatProblems(problems)).toBe('');
});

test('Compose files follow the Compose specification', () => {
  const problems = pages.flatMap((page) => checkCompose(page, notes));
  expect(formatProblems(problems)).toBe('');
});

test.each<[what: string, file: string, from: RegExp, to: string, message: RegExp]>([
  [
    'a key that is not selected',
    'table-constraints/subsetting',
    /(?<=\*\*projects\*\* +\| 10, )11/,
    '12',
    /"10, 12"/,
  ],
  ['a count', 'guides/creating-a-data-gen-job', /(?<=^ +)5000$/, '4000', /"count \| 4000"|4000/],
  ['a column of SQL', 'connections/postgres', /users_id_seq/, 'users_key_seq', /does not exist/],
  ['a key of Compose', 'deploy/docker-compose', /restart(?=: unless)/, 'restrt', /"restrt"/],
])('%s that is wrong on a page is found, with its line', async (_, id, from, to, message) => {
  const page = pages.find(({ file }) => file === `content/${id}.mdx`)!;
  const lines = page.source.split('\n');
  const index = lines.findIndex((line) => from.test(line));
  const planted = pageOf(lines.with(index, lines[index]!.replace(from, to)).join('\n'), page.file);
  const found = [...(await runSql(planted, run, notes)), ...checkCompose(planted, notes)];
  const problem = found.find((problem) => message.test(problem.message));
  expect(problem?.file).toBe(page.file);
  // Printed rows and statements are reported at the line that they begin on.
  expect(Math.abs(problem!.line! - index - 1)).toBeLessThanOrEqual(3);
});

test('every note on an example belongs to one', () => {
  const notes = readNotes(process.cwd());
  for (const { file, tree } of pages) visit(tree, 'code', ({ value }) => void notes.matching(file, value));
  expect(formatProblems(notes.unused())).toBe('');
});

const file = 'content/lamps.md';
const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n\n`;

describe('runSql', () => {
  const create = fence(
    'sql',
    "CREATE TABLE lamps (id integer, name text);\n\nINSERT INTO lamps VALUES (1, 'a'), (2, 'b');",
  );
  const select = fence('sql', 'SELECT lamps.* FROM lamps;');
  const check = async (source: string, ...notes: Note[]) =>
    formatProblems(await runSql(pageOf(source, file), run, new Notes({ [file]: notes })));

  test('accepts rows that are returned, and leaves nothing behind', async () => {
    const printed = ' id | name\n----+------\n  1 | a\n  2 | b\n(2 rows)';
    expect(await check(create + select + fence('text', printed))).toBe('');
    expect(await check(create)).toBe('');
  });

  test('names page and line of rows that differ', async () => {
    const printed = ' id | name\n----+------\n  1 | b';
    expect(await check(create + select + fence('text', printed))).toMatchInlineSnapshot(`
      "content/lamps.md:11: the page prints "id | name; 1 | b", expected "id | name; 1 | a; 2 | b".
        Correct the page: this is what Postgres returns."
    `);
  });

  test('names page and line of a key that a table says is selected', async () => {
    const table = '| Table | Selected |\n| --- | --- |\n| **lamps** | 1, 3 |\n';
    expect(await check(create + select + table)).toMatchInlineSnapshot(`
      "content/lamps.md:13: the page prints "1, 3", expected "1, 2".
        Correct the page: this is what Postgres returns."
    `);
    expect(await check(create + select + table.replace('3', '2'))).toBe('');
  });

  test('names page and line of a statement that Postgres rejects', async () => {
    const second = fence('sql', 'SELECT 1;\n\nSELECT name\nFROM lamp;');
    expect(await check(create + second)).toMatchInlineSnapshot(`
      "content/lamps.md:10: Postgres rejects "SELECT name": relation "lamp" does not exist.
        Correct the example. Declare what it depends on, or why it can't run, in content/_examples.yml."
    `);
  });

  test('runs the setup that a page assumes, and what an example makes possible', async () => {
    const before = 'CREATE TABLE lamps (id integer);';
    expect(await check(select, { has: 'lamps', before })).toBe('');
    expect(await check(select, { has: 'lamps', before, after: 'SELECT name FROM lamps' })).toContain(
      `${file}:1: Postgres rejects "SELECT name FROM lamps": column "name" does not exist.`,
    );
  });

  test('skips examples with a reason', async () => {
    const [statement, printed] = ['SELECT now() AS n;', ' n\n---\n 1'];
    expect(await check(fence('sql', statement) + fence('text', printed))).not.toBe('');
    expect(
      await check(fence('sql', statement) + fence('text', printed), {
        has: printed,
        reason: 'Time goes on.',
      }),
    ).toBe('');
    expect(await check(fence('sql', 'SHOW LAMPS;'), { has: 'SHOW', reason: 'MySQL.' })).toBe('');
  });
});

describe('checkCompose', () => {
  const check = (title: string, code: string, ...notes: Note[]) => {
    const page = pageOf(fence(`yaml title="${title}"`, code), file);
    return formatProblems(checkCompose(page, new Notes({ [file]: notes })));
  };

  test('accepts valid files', () => {
    expect(check('compose.yml', 'name: a\nservices:\n  api:\n    image: b')).toBe('');
    expect(check('other.yaml', 'servces: 1')).toBe('');
  });

  test('names page and line of a key that the Compose specification does not have', () => {
    const code = 'services:\n  api:\n    imag: b\n    ports: 8080';
    expect(check('compose.override.yml', code)).toMatchInlineSnapshot(`
      "content/lamps.md:4: the Compose specification: /services/api must NOT have additional properties {"additionalProperty":"imag"}.
        Correct the example.
      content/lamps.md:5: the Compose specification: /services/api/ports must be array {"type":"array"}.
        Correct the example."
    `);
    expect(check('compose.override.yml', code, { has: 'imag', reason: 'Wrong on purpose.' })).toBe('');
  });
});

test('reports a note that no example needs', () => {
  const notes = new Notes({
    [file]: [
      { has: 'a', reason: 'b' },
      { has: 'c', reason: 'd' },
    ],
  });
  expect(notes.skips(file, 'xax')).toBe(true);
  expect(formatProblems(notes.unused())).toMatchInlineSnapshot(`
    "content/_examples.yml: content/lamps.md has no example with "c".
      Correct the note, or remove it."
  `);
});
