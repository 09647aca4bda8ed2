import type { SidebarDocument } from '../content/sidebars/sidebar';
import { versionOf } from '../content/sidebars/versions';
import { withBase } from '../content/links/withBase';
import { referenceRoute } from '../reference/referenceRoute';
import type { Content } from '../content/readContent';
import type { Settings } from '../settings/schema';
import { documentRecords } from './records/documentRecords';
import type { SearchRecord } from './records/record';
import { referenceRecords } from './records/referenceRecords';
import type { Section } from './records/sections';

/** What search knows of a site. */
export interface SearchedSite extends Pick<
  Content,
  'documents' | 'placed' | 'reference' | 'changelog' | 'changelogPages'
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

  const places = new Map(site.placed.places.map((place) => [place.document.id, place]));
  const documents = site.documents.flatMap(({ id, file, route, frontMatter }) => {
    const { sidebar, heading, branches = [] }: Partial<SidebarDocument> = places.get(id) ?? {};
    // Documents that are listed with the API reference belong to it.
    const area = sidebar !== undefined && sidebar === settings.reference?.sidebar ? 'api' : 'docs';
    return documentRecords({
      sections: site.sectionsIn(file),
      url: href(route),
      frontMatter,
      group: (branches[0] ?? heading)?.replaceAll('`', '') ?? null,
      area,
      names: route === '/' ? [settings.title] : [],
      language,
      docs_tag: (area === 'docs' && versionOf(route, versions)?.name) || everyVersion,
    });
  });
  const symbols = (site.reference?.files ?? []).flatMap((file) =>
    referenceRecords({ file, url: href(referenceRoute(file.path)), language, docs_tag: everyVersion }),
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
      docs_tag: everyVersion,
      isListOfLinks: page.type !== 'entry',
    });
  });
  return [...documents, ...symbols, ...entries];
}
