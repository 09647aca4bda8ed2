import type { SidebarPosition } from '../content/sidebars/resolveSidebars';
import { versionOf } from '../content/sidebars/versions';
import { withBase } from '../content/links/withBase';
import { referenceRoute } from '../reference/referenceRoute';
import type { Content } from '../content/readContent';
import type { Settings } from '../settings/schema';
import { documentRecords } from './records/documentRecords';
import type { RecordedPage, SearchArea, SearchRecord } from './records/record';
import { referenceRecords } from './records/referenceRecords';
import { sectionsOf } from './records/sections';

/** The parts of a site that search uses. */
export type SearchedSite = Pick<Content, 'documents' | 'sidebars' | 'reference' | 'changelogViews'>;

/** Creates the search records of a site: of documents, symbols of the API, and entries and lists of the changelog. */
export function siteRecords(site: SearchedSite, settings: Settings): SearchRecord[] {
  const { base, language, versions } = settings;
  // Pages that belong to no version can be found from each version.
  const everyVersion = versions.length === 1 ? versions[0]!.name : versions.map(({ name }) => name);
  const pageAt = (route: string, area: SearchArea, version?: string): RecordedPage => ({
    url: withBase(route, base),
    language,
    docs_tag: version ?? everyVersion,
    area,
  });

  const listed = new Map(site.sidebars.positions.map((position) => [position.document.id, position]));
  const documents = site.documents.flatMap(({ id, route, frontMatter, tree }) => {
    const { sidebarName, heading, branches = [] }: Partial<SidebarPosition> = listed.get(id) ?? {};
    // Documents listed with the API reference belong to it.
    const area = sidebarName !== undefined && sidebarName === settings.reference?.sidebar ? 'api' : 'docs';
    const page = pageAt(route, area, area === 'docs' ? versionOf(route, versions)?.name : undefined);
    return documentRecords({
      ...page,
      sections: sectionsOf(tree),
      frontMatter,
      group: (branches[0] ?? heading)?.replaceAll('`', '') ?? null,
      moreNames: route === '/' ? [settings.title] : [],
    });
  });
  const symbols = (site.reference?.files ?? []).flatMap((file) =>
    referenceRecords(file, pageAt(referenceRoute(file.path), 'api')),
  );
  const entries = site.changelogViews.flatMap((view) => {
    const { route, title, description } = view;
    // The first page of a list links to its other pages.
    if ('list' in view && view.list.number > 1) return [];
    return documentRecords({
      ...pageAt(route, 'changelog'),
      sections: view.type === 'entry' ? sectionsOf(view.entry.tree) : [],
      frontMatter: { title, description },
      group: 'Changelog',
      isLinkList: view.type !== 'entry',
    });
  });
  return [...documents, ...symbols, ...entries];
}
