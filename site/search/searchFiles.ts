import { hash } from 'node:crypto';

import type { Settings } from '../settings/schema';
import { buildIndex } from './engine/buildIndex';
import type { RecordTexts } from './engine/openTexts';
import { searchFolder, searchIndexFile, searchRecordsFile } from './engine/searchIndex';
import { readSynonyms } from './readSynonyms';
import { siteRecords, type SearchedSite } from './siteRecords';

/** Characters of text per file. A search fetches the files of its results. */
const textFileSize = 64_000;

/**
 * The files of the search: `index.json` for the embedded engine, and the texts of the records, in files named by hash.
 * With a hosted provider, also `records.json`: all records, which `npm run search:push` uploads.
 */
export function searchFiles({ records, synonyms, isHosted }: SearchSource): [path: string, text: string][] {
  const { index, texts } = buildIndex(records, synonyms);
  const parts = splitTexts(texts);
  const files = new Map(parts.map(({ file, text }) => [file, text]));
  const names = parts.map(({ file, first }) => ({ file, first }));
  files.set(searchIndexFile, JSON.stringify({ ...index, texts: names }));
  const lines = records.map((record) => JSON.stringify(record));
  if (isHosted) files.set(searchRecordsFile, `[\n${lines.join(',\n')}\n]\n`);
  return [...files].map(([file, text]) => [`${searchFolder}/${file}`, text]);
}

type SearchSource = ReturnType<typeof searchSource>;

/**
 * Collects the content of a site's search.
 *
 * @param root Root of the project.
 * @throws {SiteError} If the table of synonyms has problems.
 */
export function searchSource(site: SearchedSite, settings: Settings, root: string) {
  return {
    records: siteRecords(site, settings),
    synonyms: readSynonyms(settings.content.root, root),
    isHosted: settings.search.provider !== 'embedded',
  };
}

/** Splits the texts of records into files. */
function splitTexts(texts: RecordTexts) {
  const files: { file: string; first: number; text: string }[] = [];
  let first = 0;
  let size = 0;
  texts.forEach((content, record) => {
    size += content?.length ?? 0;
    if (size < textFileSize && record < texts.length - 1) return;
    const text = JSON.stringify(texts.slice(first, record + 1));
    files.push({ file: `text-${hash('sha256', text).slice(0, 8)}.json`, first, text });
    first = record + 1;
    size = 0;
  });
  return files;
}
