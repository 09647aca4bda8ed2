import { stripBackticks } from '../content/changelog/schema';
import { messageListsIn } from '../content/documents/errorMessages';
import type { Content } from '../content/readContent';
import { documentLabel, linkToDocument } from '../content/sidebars/resolveSidebars';
import { canonicalRoute, versionLinks } from '../content/sidebars/versions';
import type { Settings } from '../settings/schema';
import { newestRelease } from './changelogPages';
import type { PageNavigation, Page, PagesOptions } from './pageData';

type UsedContent = Pick<Content, 'documents' | 'sidebars' | 'changelog' | 'errorMessages' | 'commitTimes'>;

/** A page for each document, in sidebar order. */
export function documentPages(content: UsedContent, { settings }: Pick<PagesOptions, 'settings'>): Page[] {
  const { documents, sidebars, changelog, errorMessages, commitTimes } = content;
  const routes = new Set(documents.map(({ route }) => route));
  const releases = changelog && newestRelease(changelog, settings.base);
  const listed = new Map(
    sidebars.positions.map((position, index) => [position.document, { ...position, index }]),
  );
  // A page that isn't in a sidebar is a problem, which development shows on top of the page.
  return [...new Set([...listed.keys(), ...documents])].map((document): Page => {
    const { file, route, frontMatter, anchors, summary, tree } = document;
    const position = listed.get(document);
    const navigation = position ? navigationAt(position.index, content, settings, routes) : { trail: [] };
    const { title, description, draft, noindex, layout, time } = frontMatter;
    const common = { route, title, description, draft, layout, navigation };
    const isCode = anchors.some(({ level, label }) => level === 1 && /^`[^`]+`$/.test(label));
    const canonical = canonicalRoute(route, routes, settings.versions);
    const body =
      route === '/'
        ? { kind: 'home' as const, releases }
        : { kind: 'document' as const, isTask: time !== undefined || undefined };
    return {
      file,
      sidebar: position && sidebars.byName.get(position.sidebarName),
      summary,
      errorMessages: messageListsIn(tree).length > 0 ? Object.fromEntries(errorMessages) : undefined,
      data: {
        ...common,
        ...body,
        section: navigation.trail.length > 1 ? stripBackticks(navigation.trail[0]!.label) : undefined,
        titleStyle: isCode ? 'code' : 'words',
        metadata: draft || noindex ? undefined : { canonical, modified: commitTimes.get(file) },
      },
    };
  });
}

/** Navigation of the document at this position in the reading order. Addresses include the base. */
function navigationAt(
  index: number,
  { sidebars: { positions }, commitTimes }: UsedContent,
  settings: Settings,
  routes: Set<string>,
): PageNavigation {
  const { document, sidebarName, heading, branches } = positions[index]!;
  const neighbor = (offset: number) => {
    const other = positions[index + offset];
    return other?.sidebarName === sidebarName ? linkToDocument(other.document, settings.base) : undefined;
  };
  const labels = [heading ?? [], branches, documentLabel(document)].flat();
  return {
    trail: document.route === '/' ? [] : labels.map((label) => ({ label })),
    previous: neighbor(-1),
    next: neighbor(1),
    editHref: settings.content.editUrl?.replace('{file}', document.file),
    file: document.file,
    updated: commitTimes.get(document.file),
    versions: versionLinks(document.route, routes, settings),
  };
}
