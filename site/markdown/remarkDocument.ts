import { join, relative } from 'node:path';
import { unescape } from 'node:querystring';

import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';

import type { TableOfContentsEntry } from '#ui';

import { addressesIn } from '../content/links/addressesIn';
import { assignAnchors } from '../content/documents/anchors';
import { elementNode, isBlockElement } from '../content/elements/element';
import type { ListedMessage } from '../content/documents/errorMessages';
import { insertUnderLead } from '../content/documents/pageSummary';
import { resolveLink } from '../content/links/resolveLink';
import { withBase } from '../content/links/withBase';
import { fileExists, readPicture } from './readPicture';

/** What compiling a page needs besides its source. */
export interface PageContext {
  /** The tree of an excerpt, which has no file. */
  tree?: Root;
  /** JSON that the compiled page contains next to its table of contents. */
  data?: object;
  /** Its sidebar: the absolute path of a module that the compiled page imports, and its id in it. @default none */
  sidebarSource?: { module: string; id?: string };
  /** The element under the lead with the time, prerequisites, and version. */
  summary?: MdxJsxFlowElement;
  /** Error messages by area, for a page that lists them. */
  messages?: Record<string, ListedMessage[]>;
}

declare module 'vfile' {
  interface DataMap {
    context: PageContext | undefined;
    /** Data that the compiled page contains. */
    pageMeta: { toc: TableOfContentsEntry[] };
  }
}

export interface ContentPaths {
  /** Absolute path of the content, the base for relative links. */
  contentRoot: string;
  /** Path under the address of the site, with a slash at both ends. */
  base: string;
}

/** Adds anchors, table of contents, and summary to a page, and resolves its links to addresses with the base. */
export const remarkDocument: Plugin<[ContentPaths], Root> =
  ({ contentRoot, base }) =>
  (tree, file) => {
    const toc = assignAnchors(tree)
      .filter(({ kind, topLevel }) => topLevel && (kind === 2 || kind === 3))
      .map(({ id: anchor, label, kind }) => ({ id: anchor, text: label, depth: kind as 2 | 3 }));
    const { summary, data } = file.data.context ?? {};
    file.data.pageMeta = { toc, ...data };
    // A checked tree already has it.
    if (summary && !tree.children.some((node) => isBlockElement(node, 'PageSummary'))) {
      insertUnderLead(tree, structuredClone(summary));
    }
    if (toc.length > 1) insertUnderLead(tree, elementNode('PageContents', { entries: toc }));

    const path = relative(contentRoot, file.path).replaceAll('\\', '/');
    const id = path.replace(/\.mdx?$/, '');
    // A link with only an anchor stays as it is.
    for (const { kind, url, node, replace } of addressesIn(tree)) {
      const page = { id: node.data?.partial?.id ?? id, route: '' };
      const isFile =
        kind === 'media' || fileExists(join(contentRoot, 'public', unescape(url.replace(/[?#].*/s, ''))));
      replace(withBase(isFile && url.startsWith('/') ? url : resolveLink(page, url), base));
      if (kind !== 'media') continue;
      const picture = readPicture(join(contentRoot, 'public', unescape(url)));
      if ('alt' in node) {
        node.data = { ...node.data, hProperties: picture };
      } else if ('name' in node && node.name === 'img') {
        (node as MdxJsxFlowElement).attributes.unshift(...elementNode('img', picture).attributes);
      }
    }
  };
