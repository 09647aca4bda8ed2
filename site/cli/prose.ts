import { existsSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';

import { checkProse } from '../content/checks/prose/checkProse';
import { pageOf, readPages, type Page } from '../content/checks/readPages';
import { formatProblems, SiteError } from '../problem';
import { settings } from '../settings/site';
import { report } from './report';

// `prose.ts [FILE OR FOLDER ...]` reads the words of pages: what a developer in America would not write, with line and
// suggestion. Without a name it reads all pages. Prints how often each pattern is there, and fails when there is any.
const root = process.cwd();

try {
  const places = process.argv.slice(2);
  const pages = places.length === 0 ? readPages(root, 'content') : places.flatMap(pagesAt);
  const problems = pages.flatMap((page) => checkProse(page, { version: settings.content?.appliesTo }));
  const counts = new Map<string, number>();
  for (const { pattern } of problems) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  if (problems.length > 0) console.log(`${formatProblems(problems)}\n`);
  const lines = [...counts].sort(([, a], [, b]) => b - a);
  lines.push([`in all, on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`, problems.length]);
  for (const [name, count] of lines) console.log(`${String(count).padStart(5)} ${name}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  report(error);
}

function pagesAt(place: string): Page[] {
  if (!existsSync(place)) {
    const fix = 'Name a page or a folder from the root of the project: npm run prose -- content/cli.';
    throw new SiteError([{ file: place, message: 'there is no such file or folder.', fix }]);
  }
  const path = relative(root, place);
  return statSync(place).isDirectory() ? readPages(root, path) : [pageOf(readFileSync(place, 'utf8'), path)];
}
