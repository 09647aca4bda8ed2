import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SiteError } from '../problem';
import type { SearchRecord } from './records/record';
import { searchFolder, searchRecordsFile } from './writeSearchIndex';

/**
 * Reads the records of a built site.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} When there are none, or their file is damaged.
 */
export function readRecords(outDir: string): SearchRecord[] {
  const file = join(outDir, searchFolder, searchRecordsFile);
  const problem = (message: string) =>
    new SiteError([
      { file, message, fix: 'Build the site with the same ALGOLIA_ variables: npm run build.' },
    ]);
  if (!existsSync(file)) throw problem('there are no search records here.');
  try {
    const records: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(records) && records.length > 0) return records as SearchRecord[];
  } catch {
    throw problem('the search records are cut off or damaged: expected JSON.');
  }
  throw problem('expected a list of search records with at least one.');
}
