import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { findGaps } from '../content/facts/findGaps';
import { readReasons } from '../content/facts/readReasons';
import { readPageTexts } from '../content/facts/readPageTexts';
import { parseMarkdown } from '../content/documents/markdown';
import { SiteError } from '../problem';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { report } from './report';

// `facts.ts FOLDER` compares the sheets of facts in a folder with the pages. A sheet is Markdown; its path in the
// folder is that of its page. Prints what the pages lack, and fails when there is anything.
const reasonsFile = 'site/content/facts/reasons.yml';

try {
  const folder = process.argv[2];
  if (folder === undefined || !existsSync(folder)) {
    throw new SiteError([
      {
        file: folder ?? 'facts',
        message: folder === undefined ? 'no folder is named.' : 'there is no such folder.',
        fix: 'Name the folder of the sheets: npm run facts -- ../facts.',
      },
    ]);
  }
  const sheets = globSync('**/*.md', { cwd: folder })
    .sort()
    .map((path) => ({
      id: path.replace(/\.md$/, ''),
      tree: parseMarkdown(readFileSync(join(folder, path), 'utf8'), path),
    }));
  const pages = readPageTexts(process.cwd(), readSettings(input, 'site/settings/site.ts'));
  const reasons = readReasons(process.cwd(), reasonsFile);
  const { names, reasoned, problems } = findGaps({ sheets, pages, reasons, reasonsFile });
  if (problems.length > 0) throw new SiteError(problems);
  console.log(
    `${sheets.length} sheets, ${names} names: all are on the pages, but for ${reasoned} that ${reasonsFile} gives a reason for.`,
  );
} catch (error) {
  report(error);
}
