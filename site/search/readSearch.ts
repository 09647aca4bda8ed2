import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { SiteError } from '../problem';
import { createEngine, type SearchEngine } from './engine/createEngine';
import { searchFolder, searchIndexFile, searchRecordsFile, type SearchIndex } from './engine/searchIndex';
import type { SearchRecord } from './records/record';

/**
 * Creates an engine from the index of a built site.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} If the index is missing or damaged.
 */
export async function readEngine(outDir: string): Promise<SearchEngine> {
  const folder = join(outDir, searchFolder);
  const read = async <Json>(file: string) => JSON.parse(await readFile(join(folder, file), 'utf8')) as Json;
  try {
    return createEngine(await read<SearchIndex>(searchIndexFile), { readTexts: read });
  } catch (error) {
    const message = `the search index can't be read: ${(error as Error).message}`;
    const fix = 'Build the site again: npm run build.';
    throw new SiteError([{ file: join(folder, searchIndexFile), message, fix }]);
  }
}

/**
 * Reads the records of a built site.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} If there are none, or if their file is damaged.
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
