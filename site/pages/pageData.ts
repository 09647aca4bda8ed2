import type { EntryHeaderProps, ListedSymbol, TableOfContentsEntry } from '#ui';

import type { Navigation } from '../content/documents/navigation';
import type { PageContext } from '../markdown/remarkDocument';
import type { PageFacts } from './publicPages';

/** The data of a page, as the theme gets it. */
export interface PageData {
  title: string;
  /** One sentence for search engines and previews. @default that of the site */
  description?: string;
  toc: TableOfContentsEntry[];
  navigation?: Navigation;
  /** `wide` for a page without a column for its table of contents. */
  layout?: 'wide';
  /** The application that draws the content of the page in the browser. */
  live?: 'search';
  /** The header of a changelog entry. */
  entry?: EntryHeaderProps;
  /** API symbols that the changelog entry introduces. */
  symbols?: ListedSymbol[];
  /** Metadata for search engines; pages without it are not indexed. */
  facts?: PageFacts;
  /** The same content in other forms, such as feeds. Addresses are absolute or carry the base. */
  alternates?: Alternate[];
}

/** The same content in another form. */
export interface Alternate {
  /** Media type. */
  type: string;
  href: string;
  title: string;
}

/** What the site adds to the page in a file. */
export interface SitePageContext extends PageContext {
  data: Omit<PageData, 'toc'>;
}
