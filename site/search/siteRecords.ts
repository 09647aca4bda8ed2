import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SidebarItem } from '#ui';

import { assignAnchors } from '../documents/anchors';
import { parseMarkdown } from '../documents/markdown';
import type { Navigation } from '../documents/navigation';
import { versionOf } from '../documents/versions';
import { withBase } from '../documents/withBase';
import type { Settings, SidebarBranchSettings } from '../settings/schema';
import type { SearchedSite } from './readDocuments';
import { documentRecords } from './records/documentRecords';
import type { SearchArea, SearchRecord } from './records/record';

/**
 * Makes the search records of every document of a site.
 *
 * @param root Root of the project, under which the documents' files lie.
 */
export function siteRecords(site: SearchedSite, settings: Settings, root: string): SearchRecord[] {
  return site.documents.flatMap(({ id, file, route, frontMatter }) => {
    const tree = parseMarkdown(readFileSync(join(root, file), 'utf8'), file);
    assignAnchors(tree);
    const url = withBase(route, settings.base);
    return documentRecords({
      tree,
      url,
      frontMatter,
      group: groupOf(site.navigation.get(id), url),
      area: areaOf(id, settings),
      language: settings.language,
      docsTag: (versionOf(route, settings.versions) ?? settings.versions[0]!).name,
    });
  });
}

/** Where a page stands in its sidebar: the topmost branch, or the group where it stands in no branch. */
function groupOf(navigation: Navigation | undefined, url: string): string | null {
  for (const { heading, items } of navigation?.sidebar ?? []) {
    for (const item of items) {
      if (leadsTo(item, url)) return ('href' in item ? heading : item.label)?.replaceAll('`', '') ?? null;
    }
  }
  return null;
}

function leadsTo(item: SidebarItem, url: string): boolean {
  return ('href' in item && item.href === url) || (item.items ?? []).some((below) => leadsTo(below, url));
}

/** Documents that are listed with the API reference belong to it. */
function areaOf(id: string, { reference, sidebars }: Settings): SearchArea {
  const holds = (item: string | SidebarBranchSettings): boolean =>
    typeof item === 'string' ? item === id : item.items.some(holds);
  const groups = reference && sidebars[reference.sidebar];
  return groups?.some(({ items }) => items.some(holds)) ? 'api' : 'docs';
}
