import { join, normalize } from 'node:path';

import { plain } from '../content/changelog/schema';
import { commitTime, lastCommits } from '../content/documents/readCommits';
import { messageListsIn } from '../content/documents/messages';
import type { Site } from '../content/documents/readSite';
import { newestOf } from '../content/documents/versions';
import type { PageContext } from '../markdown/remarkDocument';
import { changelogPages, newestReleases } from './changelogPages';
import { nameSidebars } from './nameSidebars';
import type { Page, PageData, PagesOptions, PublicPage } from './pageData';
import { contentFolders, searchRoute, type Content, type ReadContentOptions } from './readContent';
import { listedSymbols, referencePages } from './referencePages';
import { writePages } from './writePages';

/** The pages of a site, and the content that they are made of. */
export interface AssembledPages extends Content {
  /** All pages, documents first in the order of their sidebars, with the absolute paths of their modules. */
  pages: (Page & { filepath: string })[];
  /** Absolute paths of the files that were written for pages without Markdown, if they are new or have changed. */
  changed: string[];
  /** What the site adds to the page in a file, by absolute path. */
  contextOf: (path: string) => PageContext | undefined;
  /** Pages that search engines index. */
  published: PublicPage[];
}

/** Makes the pages of a site, and writes modules for those without Markdown. */
export async function assemblePages(
  content: Content,
  { settings, root, depth, memo }: Pick<ReadContentOptions, 'settings' | 'root' | 'depth' | 'memo'>,
): Promise<AssembledPages> {
  const times = new Map(contentFolders(settings).flatMap((folder) => [...lastCommits(root, folder)]));
  const updatedOf = (file: string) => times.get(file);
  const made = await pagesOf(content, { settings, updatedOf, now: commitTime(root), depth, memo });
  const { modules, changed } = writePages(made.filter(({ file }) => file === undefined));
  const pages = made.map((page) => ({
    ...page,
    filepath: page.file === undefined ? modules.get(page.data.route)! : normalize(join(root, page.file)),
  }));
  const byPath = new Map(pages.map((page) => [page.filepath, page]));
  return {
    ...content,
    pages,
    changed,
    contextOf: (path) => byPath.get(normalize(path)),
    published: pages.map(({ data }) => data).filter((data): data is PublicPage => data.facts !== undefined),
  };
}

/** All pages of a site. */
export async function pagesOf(
  { site, reference, changelog }: Pick<Content, 'site' | 'reference' | 'changelog'>,
  options: PagesOptions,
): Promise<Page[]> {
  const symbols = listedSymbols(reference, options.settings.base);
  return nameSidebars([
    ...documentPages(site, options, changelog && newestReleases(changelog, options.settings.base)),
    ...(reference ? await referencePages(reference, { ...options, site }) : []),
    ...(changelog ? changelogPages(changelog, symbols, options) : []),
    {
      data: {
        route: searchRoute,
        title: 'Search',
        description: 'Search the documentation.',
        live: 'search',
        // Readers without a script go on from the sidebar.
        navigation: { sidebar: [...site.sidebars.values()][0] ?? [], trail: [], versions: [] },
      },
    },
  ]);
}

/** The pages of Markdown. */
function documentPages(site: Site, options: PagesOptions, releases: PageData['releases']): Page[] {
  const routes = new Set(site.documents.map(({ route }) => route));
  const order = [...site.navigation.keys()];
  const documents = site.documents.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return documents.map(({ id, file, route, frontMatter, anchors, summary, tree }) => {
    // A page in no sidebar is a problem, which development shows over the page.
    const navigation = site.navigation.get(id) ?? { sidebar: [], trail: [], versions: [] };
    const { title, description, draft, noindex, time } = frontMatter;
    const head = { route, title, description, draft, navigation };
    const isCode = anchors.some(({ kind, label }) => kind === 1 && /^`[^`]+`$/.test(label));
    const canonical = newestOf(route, routes, options.settings.versions);
    const type = route === '/' ? 'home' : 'document';
    return {
      file,
      summary,
      messages: messageListsIn(tree).length > 0 ? Object.fromEntries(site.messages) : undefined,
      data: {
        ...head,
        section: navigation.trail.length > 1 ? plain(navigation.trail[0]!.label) : undefined,
        lettering: isCode ? 'code' : 'words',
        kind: time === undefined ? undefined : 'task',
        releases: type === 'home' ? releases : undefined,
        facts: draft || noindex ? undefined : { type, canonical, modified: options.updatedOf(file) },
      },
    };
  });
}
