import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Settings } from '../settings/schema';
import { buildIndex } from './engine/buildIndex';
import { checksum, writeIndex } from './engine/indexFile';
import type { SearchIndex } from './engine/searchIndex';
import type { SearchedSite } from './readSearched';
import { readSynonyms } from './readSynonyms';
import { siteRecords } from './siteRecords';

/** Folder of the index in the built site, the file in it that search begins with, and the one with all records. */
export const searchFolder = 'search';
export const searchIndexFile = 'index.json';
export const searchRecordsFile = 'records.json';

export interface WriteSearchIndexOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
}

/** Characters of text in a file. A search fetches the files that its results lie in. */
const textFileSize = 64_000;

/**
 * Writes what searching needs into the built site: `search/records.json` with every record for a hosted provider, and for
 * the embedded engine `search/index.json`, and beside it the texts of the records, in files named by what they hold.
 *
 * @param outDir Folder of the built site.
 * @throws {SiteError} When the table of synonyms is not in order.
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
    const file = `text-${checksum(text)}.json`;
    writeFileSync(join(folder, file), text);
    files.push({ file, first });
  }
  writeFileSync(join(folder, searchIndexFile), writeIndex({ ...index, texts: files }));
  writeFileSync(
    join(folder, searchRecordsFile),
    `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`,
  );
}

/** Cuts the texts of records into files, in their order. */
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
