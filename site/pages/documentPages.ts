import { stripBackticks } from '../content/changelog/schema';
import { messageListsIn } from '../content/documents/messages';
import type { Content } from '../content/readContent';
import { labelOf, linkTo } from '../content/sidebars/sidebar';
import { newestOf, versionLinks } from '../content/sidebars/versions';
import type { Settings } from '../settings/schema';
import { newestReleases } from './changelogPageData';
import type { Navigation, Page, PagesOptions } from './pageData';

type Site = Pick<Content, 'documents' | 'sidebars' | 'changelog' | 'messages' | 'updated'>;

/** A page for each document, in sidebar order. */
export function documentPages(site: Site, { settings }: Pick<PagesOptions, 'settings'>): Page[] {
  const { documents, sidebars, changelog, messages, updated } = site;
  const routes = new Set(documents.map(({ route }) => route));
  const releases = changelog && newestReleases(changelog, settings.base);
  const listed = new Map(sidebars.documents.map((entry, index) => [entry.document, { ...entry, index }]));
  // A page that isn't in a sidebar is a problem, which development shows on top of the page.
  return [...new Set([...listed.keys(), ...documents])].map((document) => {
    const { file, route, frontMatter, anchors, summary, tree } = document;
    const entry = listed.get(document);
    const around = entry ? navigationAt(entry.index, site, settings, routes) : { trail: [] };
    const { title, description, draft, noindex, layout, time } = frontMatter;
    const common = { route, title, description, draft, layout, navigation: around };
    const isCode = anchors.some(({ kind, label }) => kind === 1 && /^`[^`]+`$/.test(label));
    const canonical = newestOf(route, routes, settings.versions);
    const body =
      route === '/'
        ? { kind: 'home' as const, releases }
        : { kind: 'document' as const, isTask: time !== undefined || undefined };
    return {
      file,
      sidebar: entry && sidebars.byId.get(entry.sidebar),
      summary,
      messages: messageListsIn(tree).length > 0 ? Object.fromEntries(messages) : undefined,
      data: {
        ...common,
        ...body,
        section: around.trail.length > 1 ? stripBackticks(around.trail[0]!.label) : undefined,
        titleStyle: isCode ? 'code' : 'words',
        facts: draft || noindex ? undefined : { canonical, modified: updated.get(file) },
      },
    };
  });
}

/** Navigation of the document at this position in the reading order. Addresses include the base. */
function navigationAt(
  index: number,
  { sidebars: { documents }, updated }: Site,
  settings: Settings,
  routes: Set<string>,
): Navigation {
  const { document, sidebar, heading, branches } = documents[index]!;
  const neighbor = (offset: number) => {
    const other = documents[index + offset];
    return other?.sidebar === sidebar ? linkTo(other.document, settings.base) : undefined;
  };
  const labels = [heading ?? [], branches, labelOf(document)].flat();
  return {
    trail: document.route === '/' ? [] : labels.map((label) => ({ label })),
    previous: neighbor(-1),
    next: neighbor(1),
    editHref: settings.content.editUrl?.replace('{file}', document.file),
    source: document.file,
    updated: updated.get(document.file),
    versions: versionLinks(document.route, routes, settings),
  };
}
