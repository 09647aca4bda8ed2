import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { SiteError } from '../problem';
import type { SearchRecord } from './records/record';
import { searchFolder, searchRecordsFile } from './searchFiles';

/**
 * Reads the records of a built site.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} When there are none, or their file is damaged.
 */
export function readRecords(outDir: string): SearchRecord[] {
  const file = join(outDir, searchFolder, searchRecordsFile);
  try {
    const records: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return z.array(z.custom<SearchRecord>()).min(1).parse(records);
  } catch {
    const message = 'expected a list of search records with at least one.';
    const fix = 'Build the site with the same ALGOLIA_ variables: npm run build.';
    throw new SiteError([{ file, message, fix }]);
  }
}
