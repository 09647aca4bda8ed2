import { hash } from 'node:crypto';
import { join, normalize } from 'node:path';

import type { Root } from 'mdast';

import type { SidebarGroup } from '#ui';

import type { MarkdownFile } from '../content/documents/readDocument';
import { readLastCommitTime } from '../content/documents/readCommits';
import type { CheckedContent } from '../content/loadContent';
import type { Content, ContentOptions } from '../content/readContent';
import { searchRoute } from '../content/targetsOf';
import type { PageContext } from '../markdown/compilePage';
import { noMemo } from '../memo';
import { changelogPages } from './changelogPages';
import { documentPages } from './documentPages';
import { isIndexed, type Page, type PagesOptions, type IndexedPage } from './pageData';
import { referencePages } from './referencePages';
import { sidebarsModule, writePageModules } from './writePageModules';

/** The pages of a site, and the content that they're made from. */
export interface AssembledSite extends CheckedContent {
  /** All pages, starting with the documents in sidebar order, with the absolute paths of their modules. */
  pages: (Page & { filepath: string })[];
  /** Pages that search engines may index. */
  indexedPages: IndexedPage[];
  /** The time of the last commit, which examples use as now. */
  now: Date;
  /** Absolute paths of new or changed files, written for pages without Markdown. */
  changedFiles: string[];
  /** What compiling needs besides the source of a file, by absolute path. */
  contextOf: (path: string) => PageContext | undefined;
  /** Returns the tree of a document or an entry, by its file, once: compiling modifies it. @throws On a second call. */
  takeTree: (file: string) => Root | undefined;
}

/** Creates the pages of a site, and writes modules for pages without Markdown. */
export async function assembleSite(
  content: CheckedContent,
  { settings, root, depth, memo = noMemo }: Pick<ContentOptions, 'settings' | 'root' | 'depth' | 'memo'>,
): Promise<AssembledSite> {
  const now = readLastCommitTime(root);
  const pages = await pagesOf(content, { settings, now, depth, memo });
  const { modules, trees, changedFiles } = writePageModules(pages);
  const pagesWithPaths = pages.map((page) => ({
    ...page,
    filepath: page.file === undefined ? modules.get(page.data.route)! : normalize(join(root, page.file)),
  }));
  const byPath = new Map<string, PageContext>(
    pagesWithPaths.map(({ filepath, data, summary, errorMessages }) => {
      const sidebarSource = { module: sidebarsModule, hash: data.navigation?.sidebarHash };
      return [filepath, { data, summary, errorMessages, sidebarSource }];
    }),
  );
  for (const [path, tree] of trees) byPath.set(path, { tree });
  const markdownFiles: MarkdownFile[] = [...content.documents, ...(content.changelog?.entries ?? [])];
  const filesByPath = new Map(markdownFiles.map((markdownFile) => [markdownFile.file, markdownFile]));
  const takenFiles = new Set<string>();
  return {
    ...content,
    pages: pagesWithPaths,
    indexedPages: pages.map(({ data }) => data).filter(isIndexed),
    now,
    changedFiles,
    contextOf: (path) => byPath.get(normalize(path)),
    takeTree(file) {
      const markdownFile = filesByPath.get(file);
      if (!markdownFile) return undefined;
      if (takenFiles.has(file)) throw new Error(`The tree of ${file} was already taken.`);
      takenFiles.add(file);
      const { tree } = markdownFile;
      // Frees its memory, 200 MB for 1,000 pages, once the page is compiled. Search and lists of guides have read it before.
      markdownFile.tree = { type: 'root', children: [] };
      return tree;
    },
  };
}

/** All pages of a site. */
export async function pagesOf(content: Content, options: PagesOptions): Promise<Page[]> {
  return assignSidebarHashes([
    ...documentPages(content, options),
    ...(await referencePages(content, options)),
    ...changelogPages(content, options),
    searchPage(content),
  ]);
}

/** The page of search results. Its sidebar is the first one, from which readers without scripts can continue. */
const searchPage = ({ sidebars }: Content): Page => ({
  sidebar: sidebars.byName.values().next().value,
  data: {
    route: searchRoute,
    title: 'Search',
    description: 'Search the documentation.',
    kind: 'search',
    navigation: { trail: [] },
  },
});

/** Names sidebars by a hash, because pages with the same one fetch it once. The first such page carries it. */
export function assignSidebarHashes(pages: Page[]): Page[] {
  const hashes = new Map<SidebarGroup[], string>();
  const carried = new Set<string>();
  return pages.map((page) => {
    const { sidebar = [], data } = page;
    if (sidebar.length === 0) return page;
    const sidebarHash = hashes.get(sidebar) ?? hash('sha256', JSON.stringify(sidebar)).slice(0, 10);
    hashes.set(sidebar, sidebarHash);
    const carriesSidebar = !carried.has(sidebarHash);
    carried.add(sidebarHash);
    const navigation = { trail: [], ...data.navigation, sidebarHash, carriesSidebar };
    return { ...page, data: { ...data, navigation } };
  });
}
