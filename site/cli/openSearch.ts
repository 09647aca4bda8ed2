import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SearchEngine } from '../search/engine/createEngine';
import { SearchIndexError } from '../search/engine/indexFile';
import { loadEngine } from '../search/readEngine';
import { readSearched } from '../search/readSearched';
import { searchFolder, searchIndexFile, writeSearchIndex } from '../search/writeSearchIndex';
import { SiteError } from '../problem';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';

/** Opens the search of the built site; where there is none, that of the documents as they are, and says so. */
export async function openSearch(outDir = 'dist'): Promise<SearchEngine> {
  if (existsSync(join(outDir, searchFolder, searchIndexFile))) {
    return loadEngine(outDir).catch((error: unknown) => {
      throw error instanceof SearchIndexError ? unusable(error, outDir) : error;
    });
  }
  const settings = readSettings(input, 'site/settings/site.ts');
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeSearchIndex(readSearched(settings, process.cwd()), folder, { settings, root: process.cwd() });
  console.error(
    `There is no ${join(outDir, searchFolder, searchIndexFile)}: searching the documents in ${settings.content.root}.`,
  );
  return loadEngine(folder);
}

function unusable({ message }: SearchIndexError, outDir: string): SiteError {
  const file = join(outDir, searchFolder, searchIndexFile);
  return new SiteError([{ file, message, fix: 'Build the site again: npm run build.' }]);
}
