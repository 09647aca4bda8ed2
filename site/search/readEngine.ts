import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createEngine, type SearchEngine } from './engine/createEngine';
import { readIndex } from './engine/indexFile';
import type { RecordTexts } from './engine/textFiles';
import { searchFolder, searchIndexFile } from './writeSearchIndex';

/**
 * Opens the index of a built site from its folder.
 *
 * @throws {SearchIndexError} When the index is not whole.
 */
export async function loadEngine(outDir: string): Promise<SearchEngine> {
  const folder = join(outDir, searchFolder);
  const index = readIndex(await readFile(join(folder, searchIndexFile), 'utf8'));
  const readTexts = async (file: string) =>
    JSON.parse(await readFile(join(folder, file), 'utf8')) as RecordTexts;
  return createEngine(index, { readTexts });
}
