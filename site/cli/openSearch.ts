import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SearchEngine } from '../search/engine/createEngine';
import { loadEngine } from '../search/readEngine';
import { readSearched } from '../pages/readSearched';
import { searchFolder, searchIndexFile, writeSearchIndex } from '../search/writeSearchIndex';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';

/** Opens the search of the built site; where there is none, that of the documents as they are, and says so. */
export async function openSearch(outDir = 'dist'): Promise<SearchEngine> {
  if (existsSync(join(outDir, searchFolder, searchIndexFile))) {
    return loadEngine(outDir);
  }
  const written = await readWritten();
  console.error(
    `There is no ${join(outDir, searchFolder, searchIndexFile)}: searching the documents in ${written.settings.content.root}.`,
  );
  return openWritten(written);
}

/** Reads the documents as they are now. */
export async function readWritten() {
  const settings = readSettings(input, 'site/settings/site.ts');
  return { settings, site: await readSearched(settings, process.cwd()) };
}

/** Opens the search of documents. */
export function openWritten({
  settings,
  site,
}: Awaited<ReturnType<typeof readWritten>>): Promise<SearchEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeSearchIndex(site, folder, { settings, root: process.cwd() });
  return loadEngine(folder);
}
