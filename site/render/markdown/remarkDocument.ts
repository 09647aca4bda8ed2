import { relative } from 'node:path';

import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import type { EntryHeaderProps, ListedSymbol, TableOfContentsEntry } from '#ui';

import { assignAnchors } from '../../content/documents/anchors';
import { elementNode } from '../../content/documents/element';
import type { ListedMessage } from '../../content/documents/messagesByArea';
import type { Navigation } from '../../content/documents/navigation';
import { insertUnderLead } from '../../content/documents/pageSummary';
import { leadFrom } from '../../content/documents/leadFrom';
import { withBase } from '../../content/documents/withBase';
import type { PageFacts } from '../pages/publicPages';

/** The folded table of contents. */
const contents = elementNode('PageContents');

/** What a page carries with it. */
export interface PageData {
  title: string;
  /** One sentence for search engines and previews. @default that of the site */
  description?: string;
  toc: TableOfContentsEntry[];
  navigation?: Navigation;
  /** `wide` for a page that needs the whole width: it has no table of contents beside it. */
  layout?: 'wide';
  /** The application that draws the content of the page in the browser. All other content stays as the build drew it. */
  live?: 'search';
  /** What stands above the text of an entry of the changelog. */
  entry?: EntryHeaderProps;
  /** Symbols of the API that the entry introduces. */
  symbols?: ListedSymbol[];
  /** What search engines are told of it. @default nothing, and they shall not list it */
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

/** What the site knows about the page in a file. */
export interface KnownData extends Omit<PageData, 'toc'> {
  /** The element under the lead with time, needs and version. */
  summary?: MdxJsxFlowElement;
  /** What readers see when something fails, by area, for a page that lists it. */
  messages?: Record<string, ListedMessage[]>;
}

declare module 'vfile' {
  interface DataMap {
    /** What the site knows about the page. */
    known: KnownData | undefined;
    /** What the page carries with it. */
    carried: PageData;
  }
}

export interface RemarkDocumentOptions {
  /** Absolute path of the content, from which relative links are followed. */
  root: string;
  base: string;
}

/**
 * Gives a page what the site knows about it: anchors on headings and rows, its table of contents, what
 * surrounds it, and links in the form they have in the browser.
 */
export const remarkDocument: Plugin<[RemarkDocumentOptions], Root> =
  ({ root, base }) =>
  (tree, file) => {
    const toc = assignAnchors(tree)
      .filter(({ kind, topLevel }) => topLevel && (kind === 2 || kind === 3))
      .map(({ id: anchor, label, kind }) => ({ id: anchor, text: label, depth: kind as 2 | 3 }));
    const { summary, messages: _, ...data } = file.data.known ?? { title: '' };
    file.data.carried = { toc, ...data };
    if (summary) insertUnderLead(tree, structuredClone(summary));
    insertUnderLead(tree, structuredClone(contents));

    const id = relative(root, file.path)
      .replaceAll('\\', '/')
      .replace(/\.mdx?$/, '');
    // An anchor alone stays one.
    const hrefOf = (url: string) => withBase(leadFrom({ id, route: '' }, url), base);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = hrefOf(node.url);
      else if (node.type === 'image') node.url = withBase(node.url, base);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of (node as MdxJsxFlowElement | MdxJsxTextElement).attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
          if (attribute.name === 'href') attribute.value = hrefOf(attribute.value);
          if (attribute.name === 'src') attribute.value = withBase(attribute.value, base);
        }
      }
    });
  };
