import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readReference } from '../../reference/readReference';
import { referenceRoute } from '../../reference/referenceRoute';
import { symbolsOf } from '../../reference/symbols';
import type { Settings } from '../../settings/schema';
import { assignAnchors } from '../documents/anchors';
import { readPages } from '../checks/readPages';
import { routeOf } from '../documents/leadFrom';
import { referencesOf } from '../documents/parseDocument';
import type { PageText } from './findGaps';
import { comparable } from './mentions';
import { textOf } from './textOf';

/** Reads what every page of a site says, by address: written pages, entries of the changelog, and the API reference. */
export function readPageTexts(root: string, { content, reference }: Settings): Map<string, PageText> {
  const pageTexts = new Map<string, PageText>();
  for (const page of readPages(root, content.root)) {
    const route = routeOf(page.file.slice(content.root.length + 1).replace(/\.mdx?$/, ''));
    const links = referencesOf(page.tree).map(({ target }) => target.replace(/[?#].*$/, ''));
    const anchors = assignAnchors(page.tree).map(({ id }) => `#${id}`);
    pageTexts.set(route, { text: [route, ...anchors, textOf(page)].join(' '), links });
  }
  if (reference) {
    for (const file of readReference(reference.root, root).files) {
      const source = readFileSync(join(root, reference.root, file.path), 'utf8');
      const names = symbolsOf(file).map(({ fullName }) => fullName.slice(file.package.length + 1));
      const text = comparable([file.path, source, ...names].join('\n'));
      pageTexts.set(referenceRoute(file.path), { text, links: [] });
    }
  }
  return pageTexts;
}
