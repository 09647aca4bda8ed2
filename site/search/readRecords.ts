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
  let records: unknown;
  try {
    records = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw problem('the search records are cut off or damaged: expected JSON.');
  }
  if (!Array.isArray(records) || records.length === 0) {
    throw problem('expected a list of search records with at least one.');
  }
  return records as SearchRecord[];
}
