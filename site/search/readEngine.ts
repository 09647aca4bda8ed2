import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SiteError } from '../problem';
import { createEngine, type SearchEngine } from './engine/createEngine';
import type { SearchIndex } from './engine/searchIndex';
import type { RecordTexts } from './engine/textFiles';
import { searchFolder, searchIndexFile } from './searchFiles';

/**
 * Reads the index of a built site into an engine.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} When the index is missing or damaged.
 */
export async function readEngine(outDir: string): Promise<SearchEngine> {
  const read = (file: string) => readFile(join(outDir, searchFolder, file), 'utf8');
  const readTexts = async (file: string) => JSON.parse(await read(file)) as RecordTexts;
  try {
    return createEngine(JSON.parse(await read(searchIndexFile)) as SearchIndex, { readTexts });
  } catch (error) {
    const file = join(outDir, searchFolder, searchIndexFile);
    const message = `the search index can't be read: ${(error as Error).message}`;
    throw new SiteError([{ file, message, fix: 'Build the site again: npm run build.' }]);
  }
}
