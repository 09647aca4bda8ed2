import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SearchEngine } from '../search/engine/createEngine';
import { loadEngine } from '../search/readEngine';
import { readSearchedSite } from '../pages/searchedSite';
import { searchFolder, searchIndexFile, writeSearchIndex } from '../search/writeSearchIndex';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { builtFolder } from './readBuilt';

/** Opens the search of a built site. Without one, it searches the documents as they are now, and says so. */
export async function openSearch(outDir = builtFolder): Promise<SearchEngine> {
  const index = join(outDir, searchFolder, searchIndexFile);
  if (existsSync(index)) return loadEngine(outDir);
  const { settings, site } = await readWritten();
  console.error(`There is no ${index}: searching the documents in ${settings.content.root}.`);
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeSearchIndex(site, folder, { settings, root: process.cwd() });
  return loadEngine(folder);
}

/** Reads the documents as they are now. */
export async function readWritten() {
  const settings = readSettings(input, 'site/settings/site.ts');
  return { settings, site: await readSearchedSite(settings, process.cwd()) };
}
