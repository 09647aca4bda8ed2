import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { navigate, sidebarGroups } from '../documents/navigation';
import { parseDocument } from '../documents/parseDocument';
import type { Site } from '../documents/readSite';
import { placeDocuments } from '../documents/sidebar';
import type { Settings } from '../settings/schema';

/** What search reads of a site. */
export type SearchedSite = Pick<Site, 'documents' | 'navigation'>;

/**
 * Reads the documents without checking that they belong together, so that search can be tried while a page is
 * being written: pages that cannot be read are left out.
 *
 * @param root Root of the project.
 */
export function readDocuments(settings: Settings, root: string): SearchedSite {
  const contentRoot = settings.content.root;
  const paths = globSync('**/*.{md,mdx}', {
    cwd: join(root, contentRoot),
    ignore: ['public/**', '**/_*', '**/_*/**', ...settings.content.exclude],
  }).sort();
  const documents = paths.flatMap((path) => {
    const file = `${contentRoot}/${path}`;
    const source = readFileSync(join(root, file), 'utf8');
    const { document } = parseDocument(source, path.replace(/\.mdx?$/, ''), file);
    return document === undefined ? [] : [document];
  });
  const { places } = placeDocuments(settings, documents, '');
  const sidebars = sidebarGroups(places, settings);
  return { documents, navigation: navigate({ places, sidebars, settings, updatedOf: () => undefined }) };
}
