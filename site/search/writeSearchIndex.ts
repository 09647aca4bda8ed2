import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Settings } from '../settings/schema';
import { buildIndex } from './engine/buildIndex';
import { writeIndex } from './engine/indexFile';
import type { SearchIndex } from './engine/searchIndex';
import { readSynonyms } from './readSynonyms';
import { siteRecords, type SearchedSite } from './siteRecords';

/** Folder of the search in the built site, with its index and all its records. */
export const searchFolder = 'search';
export const searchIndexFile = 'index.json';
export const searchRecordsFile = 'records.json';

export interface WriteSearchIndexOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
}

/** Characters of text in a file. A search fetches the files of its results. */
const textFileSize = 64_000;

/**
 * Writes the search into the built site: `index.json` for the embedded engine, and the texts of the records, in files named by their
 * hash. With a hosted provider also `records.json`, all records as `npm run search:push` sends them.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} When the table of synonyms has problems.
 */
export function writeSearchIndex(
  site: SearchedSite,
  outDir: string,
  { settings, root }: WriteSearchIndexOptions,
): void {
  const records = siteRecords(site, settings);
  const { index, texts } = buildIndex(records, readSynonyms(settings.content.root, root));
  const folder = join(outDir, searchFolder);
  mkdirSync(folder, { recursive: true });

  const files: SearchIndex['texts'] = [];
  for (const { first, text } of textFiles(texts)) {
    const file = `text-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    writeFileSync(join(folder, file), text);
    files.push({ file, first });
  }
  writeFileSync(join(folder, searchIndexFile), writeIndex({ ...index, texts: files }));
  if (settings.search.provider !== 'embedded') {
    const lines = records.map((record) => JSON.stringify(record));
    writeFileSync(join(folder, searchRecordsFile), `[\n${lines.join(',\n')}\n]\n`);
  }
}

/** Splits the texts of records into files. */
function textFiles(texts: (string | null)[]): { first: number; text: string }[] {
  const files: { first: number; text: string }[] = [];
  let first = 0;
  let size = 0;
  texts.forEach((text, record) => {
    size += text?.length ?? 0;
    if (size < textFileSize && record < texts.length - 1) return;
    files.push({ first, text: JSON.stringify(texts.slice(first, record + 1)) });
    first = record + 1;
    size = 0;
  });
  return files;
}
