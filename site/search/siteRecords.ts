import type { SidebarItem } from '#ui';

import type { Navigation } from '../content/documents/navigation';
import { versionOf } from '../content/documents/versions';
import { withBase } from '../content/documents/withBase';
import { referenceRoute } from '../reference/referenceRoute';
import type { Content } from '../content/readContent';
import type { Settings } from '../settings/schema';
import { documentRecords } from './records/documentRecords';
import type { SearchArea, SearchRecord } from './records/record';
import { referenceRecords } from './records/referenceRecords';
import type { Section } from './records/sections';

/** What search knows of a site. */
export interface SearchedSite extends Pick<
  Content,
  'documents' | 'navigation' | 'sidebars' | 'reference' | 'changelog' | 'changelogPages'
> {
  /** The sections of the document or entry in a file. */
  sectionsIn: (file: string) => Section[];
}

/**
 * Makes the search records of a site: of every document, of every symbol of the API, of every entry of the changelog and
 * of the lists of entries.
 */
export function siteRecords(site: SearchedSite, settings: Settings): SearchRecord[] {
  const { base, language, versions } = settings;
  const href = (route: string) => withBase(route, base);
  const names = versions.map(({ name }) => name);
  // What belongs to no version is found from each.
  const everyVersion = names.length === 1 ? names[0]! : names;
  const { sectionsIn } = site;

  const documents = site.documents.flatMap(({ id, file, route, frontMatter }) => {
    const area = areaOf(id, site, settings);
    return documentRecords({
      sections: sectionsIn(file),
      url: href(route),
      frontMatter,
      group: groupOf(site.navigation.get(id), href(route)),
      area,
      names: route === '/' ? [settings.title] : [],
      language,
      docsTag: (area === 'docs' && versionOf(route, versions)?.name) || everyVersion,
    });
  });
  const symbols = (site.reference?.files ?? []).flatMap((file) =>
    referenceRecords({ file, url: href(referenceRoute(file.path)), language, docsTag: everyVersion }),
  );
  const entries = site.changelogPages.flatMap((page) => {
    const { type, route, title, description } = page;
    // Of a list that goes on, the first page leads to the others.
    if ('list' in page && page.list.number > 1) return [];
    const records = documentRecords({
      sections: type === 'entry' ? sectionsIn(page.entry.file) : [],
      url: href(route),
      frontMatter: { title, description },
      group: 'Changelog',
      area: 'changelog',
      language,
      docsTag: everyVersion,
    });
    return type === 'entry' ? records : records.map(leadingOn);
  });
  return [...documents, ...symbols, ...entries];
}

const leadingOn = (record: SearchRecord): SearchRecord => ({
  ...record,
  weight: { ...record.weight, page_rank: -2 },
});

/** A page's place in its sidebar: its topmost branch, or its group if it is in no branch. */
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
function areaOf(id: string, { navigation, sidebars }: SearchedSite, { reference }: Settings): SearchArea {
  const groups = reference && sidebars.get(reference.sidebar);
  return groups && navigation.get(id)?.sidebar === groups ? 'api' : 'docs';
}
