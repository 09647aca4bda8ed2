import { expect, test } from 'vitest';

import { pageOf, readPages } from '../../checks/readPages';
import { formatProblems } from '../../../problem';
import { evidenceOf, findUnrecorded } from '../evidence';
import { readData } from '../readData';
import { findDifferences } from './findDifferences';

const data = readData(process.cwd());
const pages = readPages(process.cwd(), 'content');
const compare = (of: typeof pages) => findDifferences({ ...data, pages: of, contentRoot: 'content' });

const result = compare(pages);

test('reference pages name and say what the source of the product defines', () => {
  expect(formatProblems(result.problems)).toBe('');
});

test('at least 95 % of the names in code on them are compared', () => {
  const { names, known, reasoned } = result;
  expect((known + reasoned) / names).toBeGreaterThan(0.95);
});

test('the record of evidence has every path and symbol that a page names, and no other path', () => {
  const named = pages.flatMap(evidenceOf);
  expect(formatProblems(findUnrecorded(named, data.evidence))).toBe('');
  expect(Object.keys(data.evidence).filter((path) => !named.some((one) => one.path === path))).toEqual([]);
});

test.each<[what: string, id: string, row: RegExp, to: string, message: RegExp]>([
  ['a renamed flag', 'cli/sync', /`--job-run-id`/, '`--jobrun-id`', /has no "--jobrun-id"/],
  [
    'a changed default',
    'deploy/environment-variables',
    /(?<=^\| `HOST` .*)`127\.0\.0\.1`/,
    '`0.0.0.0`',
    /"HOST": .* says "0\.0\.0\.0"/,
  ],
  [
    'a missing variable',
    'deploy/environment-variables',
    /^\| `TABLESYNC_MAX_CONCURRENCY` .*/,
    '',
    /"TABLESYNC_MAX_CONCURRENCY" .* is missing/,
  ],
  [
    'a chart value that is not there',
    'deploy/kubernetes',
    /^\| `runLogs\.type` /,
    '| `runLogs.kind` ',
    /"runLogs\.kind"/,
  ],
])('%s is found, with page and line', (_, id, row, to, message) => {
  const file = `content/${id}.mdx`;
  const lines = pages.find((page) => page.file === file)!.source.split('\n');
  const index = lines.findIndex((line) => row.test(line));
  expect(index, `${id} has a line like ${String(row)}`).toBeGreaterThan(-1);
  const source = lines.with(index, lines[index]!.replace(row, to)).join('\n');
  const planted = pages.map((page) => (page.file === file ? pageOf(source, file) : page));
  const problem = compare(planted).problems.find((problem) => message.test(problem.message));
  expect(problem?.file).toBe(file);
  // What is missing is reported where the part of the page begins that should have it.
  if (to === '') expect(lines[problem!.line! - 1]).toMatch(/^#/);
  else expect(problem?.line).toBe(index + 1);
});
