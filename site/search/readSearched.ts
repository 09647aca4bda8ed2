import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { readChangelog, type Changelog } from '../content/changelog/readChangelog';
import { navigate } from '../content/documents/navigation';
import { parseDocument } from '../content/documents/parseDocument';
import type { Site } from '../content/documents/readSite';
import { readLists } from '../content/documents/readLists';
import { placeDocuments } from '../content/documents/sidebar';
import { SiteError } from '../problem';
import type { Reference } from '../reference/model';
import { readReference } from '../reference/readReference';
import type { Settings } from '../settings/schema';
import { sectionsOf, type Section } from './records/sections';

/** What search reads of a site. */
export interface SearchedSite extends Pick<Site, 'documents' | 'navigation' | 'sidebars'> {
  reference?: Reference;
  changelog?: Changelog;
  /** The sections of the document or entry in a file. */
  sectionsIn: (file: string) => Section[];
}

/**
 * Reads a site without checking its links, so that search can be tried while a page is being written. Files that can't be
 * parsed are left out.
 */
export function readSearched(settings: Settings, root: string): SearchedSite {
  const content = { root, folder: settings.content.root };
  const paths = globSync('**/*.{md,mdx}', {
    cwd: join(root, content.folder),
    ignore: ['public/**', '**/_*', '**/_*/**', ...settings.content.exclude],
  }).sort();
  const documents = paths.flatMap((path) => {
    const file = `${content.folder}/${path}`;
    const source = readFileSync(join(root, file), 'utf8');
    const { document } = parseDocument(source, path.replace(/\.mdx?$/, ''), file, content);
    return document === undefined ? [] : [document];
  });
  const changelog = settings.changelog ? readEntries(`${content.folder}/changelog`, root) : undefined;
  const trees = new Map([...documents, ...(changelog?.entries ?? [])].map(({ file, tree }) => [file, tree]));
  const placed = placeDocuments(readLists(root, content.folder).sidebars, settings, documents);
  return {
    documents,
    sidebars: placed.sidebars,
    navigation: navigate(placed, settings),
    reference: settings.reference && readDefinitions(settings.reference.root, root),
    changelog,
    sectionsIn: (file) => sectionsOf(trees.get(file)!),
  };
}

function readDefinitions(folder: string, root: string): Reference | undefined {
  try {
    return readReference(folder, root);
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

function readEntries(folder: string, root: string): Changelog {
  const today = new Date().toISOString().slice(0, 10);
  return readChangelog(root, { folder, today }).changelog;
}
