import type { SidebarItem } from '#ui';

import type { Navigation } from '../content/sidebars/navigation';
import { versionOf } from '../content/sidebars/versions';
import { withBase } from '../content/links/withBase';
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

/** Makes the search records of a site: of documents, symbols of the API, and entries and lists of the changelog. */
export function siteRecords(site: SearchedSite, settings: Settings): SearchRecord[] {
  const { base, language, versions } = settings;
  const href = (route: string) => withBase(route, base);
  // What belongs to no version is found from each.
  const everyVersion = versions.length === 1 ? versions[0]!.name : versions.map(({ name }) => name);

  const documents = site.documents.flatMap(({ id, file, route, frontMatter }) => {
    const area = areaOf(id, site, settings);
    return documentRecords({
      sections: site.sectionsIn(file),
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
    const { route, title, description } = page;
    // Of a list that goes on, the first page leads to the others.
    if ('list' in page && page.list.number > 1) return [];
    return documentRecords({
      sections: page.type === 'entry' ? site.sectionsIn(page.entry.file) : [],
      url: href(route),
      frontMatter: { title, description },
      group: 'Changelog',
      area: 'changelog',
      language,
      docsTag: everyVersion,
      isListOfLinks: page.type !== 'entry',
    });
  });
  return [...documents, ...symbols, ...entries];
}

/** A page's place in its sidebar: its topmost branch, or its group if it is in no branch. */
function groupOf(navigation: Navigation | undefined, url: string): string | null {
  for (const { heading, items } of navigation?.sidebar ?? []) {
    const item = items.find((candidate) => linksTo(candidate, url));
    if (item) return ('href' in item ? heading : item.label)?.replaceAll('`', '') ?? null;
  }
  return null;
}

function linksTo(item: SidebarItem, url: string): boolean {
  return ('href' in item && item.href === url) || (item.items ?? []).some((below) => linksTo(below, url));
}

/** Documents that are listed with the API reference belong to it. */
function areaOf(id: string, { navigation, sidebars }: SearchedSite, { reference }: Settings): SearchArea {
  const groups = reference && sidebars.get(reference.sidebar);
  return groups && navigation.get(id)?.sidebar === groups ? 'api' : 'docs';
}
