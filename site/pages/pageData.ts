import type { Root } from 'mdast';
import type { ComponentType } from 'react';

import type * as ui from '#ui';

import type { ContentOptions } from '../content/readContent';
import type { PageContext } from '../markdown/compilePage';
import type { Code } from '../reference/examples/code';
import type { ProtoFile } from '../reference/model';
import type { Clients } from '../settings/schema';

interface PageKind {
  /** Its type in structured data, by schema.org. Unused for the search page, which isn't indexed. */
  schemaType: string;
  /** Whether Open Graph calls it an article, with the times of its publication and last change. */
  isArticle: boolean;
  /** What its Markdown is made from. @default nothing: it has none */
  mirrorSource?: 'page' | 'definitions';
  /** Whether it has no column for a table of contents. */
  isWide: boolean;
  /** Whether it is left out of `addresses.json`, the pages that are suggested to readers and assistants. @default false */
  isUnlisted?: boolean;
  /** Its kind in the bar above it. @default none, or `task` for a task */
  bar?: ui.PageBarProps['kind'];
}

/** The kinds of pages. A new one is a row here; CONTRIBUTING.md lists the other places. */
export const pageKinds: Record<PageBody['kind'], PageKind> = {
  home: { schemaType: 'WebSite', isArticle: false, mirrorSource: 'page', isWide: false },
  document: { schemaType: 'TechArticle', isArticle: true, mirrorSource: 'page', isWide: false },
  reference: {
    schemaType: 'APIReference',
    isArticle: true,
    mirrorSource: 'definitions',
    isWide: true,
    bar: 'reference',
  },
  entry: {
    schemaType: 'BlogPosting',
    isArticle: true,
    mirrorSource: 'page',
    isWide: false,
    bar: 'changelog',
  },
  list: {
    schemaType: 'CollectionPage',
    isArticle: false,
    mirrorSource: 'page',
    isWide: true,
    bar: 'changelog',
  },
  search: { schemaType: 'SearchResultsPage', isArticle: false, isWide: false, isUnlisted: true },
};

/** What surrounds a page's content: breadcrumbs, neighbors, edit link, versions. Plain data. */
export interface PageNavigation {
  /** A hash of the page's sidebar. @default undefined until all pages are known */
  sidebarHash?: string;
  /** Whether the page carries the whole sidebar for all pages that share it. @default false */
  carriesSidebar?: boolean;
  /** Address of the sidebar item to mark if the page has none, as on the second page of a list. */
  sidebarHref?: string;
  trail: ui.Breadcrumb[];
  previous?: ui.PageFooterLink;
  next?: ui.PageFooterLink;
  editHref?: string;
  /** The file to edit, relative to the root of the project; undefined for generated pages. */
  file?: string;
  /** Time of the last change, ISO 8601. */
  updated?: string;
  /** The page in every version of the documentation. @default there is only one version */
  versions?: ui.VersionMenuProps['versions'];
}

/** Metadata of a page for search engines and social networks. */
export interface PageMetadata {
  /** Address without base of the page to index instead of this one. @default the page itself */
  canonical?: string;
  /** Time of publication, ISO 8601. */
  published?: string;
  /** Time of the last change, ISO 8601; undefined if unknown. */
  modified?: string;
  /** Address without base of the page whose social image this page shares. @default the page itself */
  imageRoute?: string;
}

/** The content of a page, by its kind. */
type PageBody =
  // The newest changelog entry is at the end of the home page.
  | { kind: 'home'; releases?: ui.ArchiveListProps['groups'] }
  // Readers follow a task step by step.
  | { kind: 'document'; isTask?: boolean }
  | { kind: 'reference'; reference: ReferenceData }
  // An entry of the changelog: its header, and the API symbols that it introduces.
  | { kind: 'entry'; entry: ui.EntryHeaderProps; symbols: ui.ListedSymbol[] }
  | { kind: 'list'; list: ChangelogList }
  // Rendered in the browser.
  | { kind: 'search' };

/** The data that the theme gets for a page. */
export type PageData = PageBody & {
  /** Address without base. */
  route: string;
  /** Plain text. */
  title: string;
  /** One sentence for search engines and previews. */
  description: string;
  /** The group of the sidebar that the page belongs to, in plain text, or the name of a generated part of the site. */
  section?: string;
  /** `code` if the title is a name in code. @default 'words' */
  titleStyle?: 'words' | 'code';
  /** `landing` uses the full frame of a wide window, with headings next to their sections. @default 'column' */
  layout?: 'column' | 'landing';
  navigation?: PageNavigation;
  /** Whether only development shows the page. @default false */
  draft?: boolean;
  /** Pages without it aren't indexed. */
  metadata?: PageMetadata;
  /** The same content in other formats, such as feeds. Addresses include the base. */
  alternates?: { type: string; href: string; title: string }[];
};

/** A page that search engines may index. */
export type IndexedPage = PageData & { metadata: PageMetadata };

export const isIndexed = (page: PageData): page is IndexedPage => page.metadata !== undefined;

/** A page as the theme renders it: its data, and what its module adds. */
export type SitePage = PageData & {
  toc: ui.TableOfContentsEntry[];
  sidebar?: ui.SidebarGroup[];
  /** `404` for an unknown address. */
  pageType: string;
  /** Components that render the excerpts of a list, by the slug of their entry. */
  excerpts?: Record<string, ComponentType>;
};

/** A page of the site, as its builders return it. */
export interface Page extends Pick<PageContext, 'summary' | 'errorMessages'> {
  data: PageData;
  /** Its sidebar. Pages share it, so it isn't part of their data. @default none */
  sidebar?: ui.SidebarGroup[];
  /** Path of its Markdown, relative to the root of the project; a page without it is rendered only from its data. */
  file?: string;
  /** Excerpts that a list shows, by the slug of their entry. */
  excerpts?: ReadonlyMap<string, Root>;
  /** Texts that the page fetches, by their addresses. */
  fetchedFiles?: ReadonlyMap<string, string>;
}

/** The input for creating pages. */
export interface PagesOptions extends Pick<ContentOptions, 'settings' | 'depth' | 'memo'> {
  /** The time that examples use as now: that of the last commit, so that builds are reproducible. */
  now: Date;
}

/** An entry in a list. `excerpt` is the key of one of the page's excerpts. */
export type ListedEntry = Omit<ui.ChangelogEntryProps, 'children'> & { excerpt: string };

/** The content of a page that lists entries or authors. */
export interface ChangelogList {
  lead: string;
  /** Replaces the lead on the first page of the changelog. */
  intro?: { since?: string };
  filters?: ui.FilterLinksProps[];
  entries?: ListedEntry[];
  pagination?: { current: number; total: number; firstHref: string };
  groups?: ui.ArchiveListProps['groups'];
}

/** Data of a method in addition to its definition. */
export interface MethodData {
  /** Key of the group on the page. @default no group */
  group?: string;
  /** Its role, errors, and guides in Markdown. */
  notes: { term: string; texts: string[] }[];
  /** Its request and response as JSON. */
  examples: { term: string; json: string }[];
  /** The call in each tool and SDK. */
  snippets: (ExampleCode & { label: string })[];
  /** Href of the data for its request form. */
  formHref: string;
}

/** The content of a file's page. */
export interface ReferenceData {
  file: ProtoFile;
  /** Address of the source; a line can be appended. */
  sourceHref?: string;
  /** Lines of declarations in that source, by name in the package. @default lines in the file itself */
  sourceLines?: Record<string, number>;
  /** Methods by anchor. */
  methods: Record<string, MethodData>;
  /** Settings of the examples. Readers can replace some of the values. */
  clients: Clients;
  /** Messages as JSON by anchor. */
  messages: Record<string, ExampleCode>;
}

/** The code of an example. */
export interface ExampleCode extends Pick<Code, 'fields'> {
  /** The inner HTML of `<code>`. */
  html: string;
}
