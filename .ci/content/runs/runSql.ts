import type { Code, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { identify } from 'sql-query-identifier';
import { visit } from 'unist-util-visit';

import type { Problem } from '../../../site/problem';
import { applyMarks } from '../../../site/content/fences/codeMarks';
import { lineAbove } from '../../../site/content/fences/readFences';
import type { Page } from '../readPages';
import { notesFile, type Notes } from './readNotes';

/** The result of a statement; each row is a list of values. */
export interface QueryResult {
  fields: { name: string }[];
  rows: unknown[][];
}

/** Runs statements on Postgres and returns the result of each. */
export type RunSql = (sql: string) => Promise<QueryResult[]>;

/** The result of a statement of a page. */
interface Result extends QueryResult {
  statement: string;
}

const isSql = (node: Code | Table): node is Code => node.type === 'code' && node.lang === 'sql';

/** The statements of a script, each with the line that it begins on. */
const statementsOf = (script: string) =>
  identify(script, { strict: false, dialect: 'psql' }).map(({ text, start }) => ({
    text,
    line: script.slice(0, start).split('\n').length,
  }));

/** Runs the statements of a fence up to the first that Postgres rejects, which is the problem. */
async function runFence(
  fence: Code,
  file: string,
  run: RunSql,
  notes: Notes,
): Promise<{ results: Result[]; problem?: Problem }> {
  const notesOnFence = notes.matching(file, fence.value);
  const results: Result[] = [];
  const parts = [
    ...notesOnFence.map(({ before = '' }) => ({ text: before, line: 0 })),
    ...statementsOf(applyMarks(fence.value)).filter(({ text }) => !notes.skips(file, text)),
    ...notesOnFence.map(({ after = '' }) => ({ text: after, line: 0 })),
  ];
  for (const part of parts.filter(({ text }) => text !== '')) {
    try {
      const [first] = await run(part.text);
      if (part.line > 0 && first) results.push({ ...first, statement: part.text });
    } catch (error) {
      const statement = JSON.stringify(part.text.split('\n')[0]);
      const message = `Postgres rejects ${statement}: ${(error as Error).message}.`;
      const fix = `Correct the example. Declare what it depends on, or why it can't run, in ${notesFile}.`;
      const above = lineAbove(fence, file);
      return { results, problem: { ...above, line: above.line + part.line, message, fix } };
    }
  }
  return { results };
}

/** Compares what a page prints with what Postgres returns, both as rows of cells. */
function compare(printed: string[][], expected: string[][], file: string, line: number): Problem[] {
  const [theirs, ours] = [printed, expected].map((rows) => rows.map((row) => row.join(' | ')).join('; '));
  if (theirs === ours) return [];
  const message = `the page prints ${JSON.stringify(theirs)}, expected ${JSON.stringify(ours)}.`;
  return [{ file, line, message, fix: 'Correct the page: this is what Postgres returns.' }];
}

/** Compares psql's output in a page with the result of the last statement above it. */
function compareOutput({ lang, value, position }: Code, last: Result, file: string, notes: Notes): Problem[] {
  const [header = '', rule = '', ...printed] = value.split('\n');
  if (lang !== 'text' || !/^-[-+]*$/.test(rule.trim()) || notes.skips(file, value)) return [];
  const lines = [header, ...printed.filter((text) => text.trim() !== '' && !/^\(\d+ rows?\)$/.test(text))];
  const found = lines.map((text) => text.split('|').map((cell) => cell.trim()));
  const expected = [last.fields.map(({ name }) => name), ...last.rows.map((row) => row.map(String))];
  return compare(found, expected, file, position!.start.line);
}

/** Compares the selected keys in a table with the keys of the statement `SELECT name.*`. */
function compareTable({ children }: Table, results: Result[], file: string): Problem[] {
  const [titles = [], ...rows] = children.map((row) => row.children.map((cell) => toString(cell)));
  const [name, selected] = [titles.indexOf('Table'), titles.indexOf('Selected')];
  if (name === -1 || selected === -1) return [];
  return rows.flatMap((cells, index) => {
    const result = results.find(({ statement }) => statement.startsWith(`SELECT ${cells[name]!}.*`));
    const keys = result?.rows.map(([key]) => Number(key)).sort((a, b) => a - b) ?? [];
    const line = children[index + 1]!.position!.start.line;
    return compare([[cells[selected]!]], [[keys.join(', ')]], file, line);
  });
}

/**
 * Runs the SQL of a page in a transaction that is rolled back, and compares the results with the page's psql output and
 * tables.
 */
export async function runSql({ file, tree }: Page, run: RunSql, notes: Notes): Promise<Problem[]> {
  const nodes: (Code | Table)[] = [];
  visit(tree, (node) => void ((node.type === 'code' || node.type === 'table') && nodes.push(node)));
  if (!nodes.some(isSql)) return [];
  const problems: Problem[] = [];
  /** The results of the last fence with SQL. */
  let results: Result[] = [];
  await run('BEGIN');
  try {
    for (const node of nodes) {
      if (isSql(node)) {
        const ran = await runFence(node, file, run, notes);
        if (ran.problem) return [...problems, ran.problem];
        results = ran.results;
      } else if (results.length > 0) {
        const compared =
          node.type === 'table'
            ? compareTable(node, results, file)
            : compareOutput(node, results.at(-1)!, file, notes);
        problems.push(...compared);
      }
    }
  } finally {
    await run('ROLLBACK');
  }
  return problems;
}
