import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { checkPages } from './content/checkPages';
import { readPages } from './content/readPages';
import { formatProblems, type Problem } from '../site/problem';

// The check of pages for writers: `npm run check:content`. All findings are printed at once.
const programs = join(import.meta.dirname, '../node_modules/.bin');
const spelling = spawnSync('cspell', ['lint', '--no-progress', '--show-suggestions'], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) },
});
const problems: Problem[] = [];
const pages = readPages(process.cwd(), 'content', (found) => void problems.push(...found));
problems.push(...(await checkPages(pages)));
if (problems.length > 0) console.error(`\n${formatProblems(problems)}`);
process.exitCode = spelling.status === 0 && problems.length === 0 ? 0 : 1;
