import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Settings } from '../settings/schema';
import { buildIndex } from './engine/buildIndex';
import { serializeIndex } from './engine/indexFile';
import type { RecordTexts } from './engine/textFiles';
import { readSynonyms } from './readSynonyms';
import { siteRecords, type SearchedSite } from './siteRecords';

/** Folder of the search in the built site, with its index and all its records. */
export const searchFolder = 'search';
export const searchIndexFile = 'index.json';
export const searchRecordsFile = 'records.json';

/** Characters of text in a file. A search fetches the files of its results. */
const textFileSize = 64_000;

/**
 * Writes the search into the built site: `index.json` for the embedded engine, and the texts of the records, in files named
 * by their hash. With a hosted provider also `records.json`, all records as `npm run search:push` sends them.
 *
 * @param outDir Folder of the built site.
 * @param root Root of the project.
 * @throws {SiteError} When the table of synonyms has problems.
 */
export function writeSearchIndex(
  site: SearchedSite,
  outDir: string,
  { settings, root }: { settings: Settings; root: string },
): void {
  const records = siteRecords(site, settings);
  const { index, texts } = buildIndex(records, readSynonyms(settings.content.root, root));
  mkdirSync(join(outDir, searchFolder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(outDir, searchFolder, file), text);

  const files = textFiles(texts).map(({ first, text }) => {
    const file = `text-${hash('sha256', text).slice(0, 8)}.json`;
    write(file, text);
    return { file, first };
  });
  write(searchIndexFile, serializeIndex({ ...index, texts: files }));
  if (settings.search.provider === 'embedded') return;
  write(searchRecordsFile, `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`);
}

/** Splits the texts of records into files. */
function textFiles(texts: RecordTexts): { first: number; text: string }[] {
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
