import { dirname, join, relative } from 'node:path';
import { unescape } from 'node:querystring';

import { createProcessor } from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { VFile } from 'vfile';

import type { TableOfContentsEntry } from '#ui';

import { assignAnchors } from '../content/documents/anchors';
import type { ListedMessage } from '../content/documents/errorMessages';
import { parseMarkdown } from '../content/documents/markdown';
import { insertUnderLead } from '../content/documents/pageSummary';
import { readBody } from '../content/documents/readDocument';
import { elementNode, isBlockElement } from '../content/elements/element';
import { addressesIn } from '../content/links/addressesIn';
import { resolveLink } from '../content/links/resolveLink';
import { withBase } from '../content/links/withBase';
import { variablesOf } from '../content/partials/pageScope';
import { fileExists, readPicture } from './readPicture';
import { rehypeElements } from './rehypeElements';
import { remarkElements } from './remarkElements';
import { remarkExpressions } from './remarkExpressions';

/** A page to compile, with the absolute path of its file. */
export interface PageSource {
  source: string;
  filepath: string;
  /** What compiling needs besides the source; undefined for a partial. */
  context: PageContext | undefined;
  /** The checked tree, which is modified. @default a copy of the context's tree or, without one, the parsed source */
  tree?: Root;
  /** Receives the path of each file that a fence refers to. */
  addDependency?: (path: string) => void;
}

/** What compiling a page needs besides its source. */
export interface PageContext {
  /** The tree of a text without a file, such as an excerpt. */
  tree?: Root;
  /** JSON that the compiled page contains next to its table of contents. */
  data?: object;
  /** Its sidebar: the absolute path of a module that the compiled page imports, and the key in it. @default none */
  sidebarSource?: { module: string; hash?: string };
  /** The element under the lead with the time, prerequisites, and version. */
  summary?: MdxJsxFlowElement;
  /** Error messages by area, for a page that lists them. */
  errorMessages?: Record<string, ListedMessage[]>;
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

/**
 * Compiles a page to a module whose default export renders the text and contains the data of the page.
 *
 * @throws {VFileMessage} If the page isn't valid MDX.
 * @throws {SiteError} If a fence can't be rendered.
 */
export async function compilePage(page: PageSource, paths: ContentPaths): Promise<string> {
  const { source, filepath, context, tree: checked, addDependency } = page;
  const contentFolder = { root: '', folder: paths.contentRoot, onRead: addDependency };
  // `checkContent` reports the problems of a source. What MDX can't parse throws here.
  const parse = () => readBody(source, filepath, contentFolder).tree ?? parseMarkdown(source, filepath);
  const tree = checked ?? structuredClone(context?.tree) ?? parse();
  // Pages that insert a partial read its imports and definitions from its module.
  const names = context === undefined ? variablesOf(tree).map(({ name }) => name) : [];
  const processor = createProcessor({
    format: filepath.endsWith('.md') ? 'md' : 'mdx',
    providerImportSource: join(import.meta.dirname, 'components.tsx'),
    tableCellAlignToStyle: false,
    remarkPlugins: [remarkElements, [remarkDocument, paths], remarkExpressions],
    rehypePlugins: [rehypeElements],
  });
  const file = new VFile({ path: filepath, cwd: dirname(paths.contentRoot), data: { context } });
  const program = (await processor.run(tree as never, file)) as unknown as Program;
  const path = relative(paths.contentRoot, filepath).replaceAll('\\', '/');
  // Rspress looks the data up by the encoded path of the file.
  const data = `MDXContent.__RSPRESS_PAGE_META[${JSON.stringify(encodeURIComponent(path))}]`;
  const lines = [
    String(processor.stringify(program as never, file)),
    'MDXContent.__RSPRESS_PAGE_META = {};',
    `${data} = ${JSON.stringify(file.data.pageMeta)};`,
  ];
  if (names.length > 0) lines.push(`MDXContent.scope = { ${names.join(', ')} };`);
  const { module, hash } = context?.sidebarSource ?? {};
  if (hash !== undefined) {
    lines.push(`import _sidebars from ${JSON.stringify(module)};`, `${data}.sidebar = _sidebars['${hash}'];`);
  }
  return lines.join('\n');
}

/** Adds anchors, table of contents, and summary to a page, and resolves its links to addresses with the base. */
export const remarkDocument: Plugin<[ContentPaths], Root> =
  ({ contentRoot, base }) =>
  (tree, file) => {
    const toc = assignAnchors(tree)
      .filter(({ level, topLevel }) => topLevel && (level === 2 || level === 3))
      .map(({ id: anchor, label, level }) => ({ id: anchor, text: label, depth: level as 2 | 3 }));
    const { summary, data } = file.data.context ?? {};
    file.data.pageMeta = { toc, ...data };
    // A checked tree already has it. Development parses the page again.
    if (summary && !tree.children.some((node) => isBlockElement(node, 'PageSummary'))) {
      insertUnderLead(tree, structuredClone(summary));
    }
    if (toc.length > 1) insertUnderLead(tree, elementNode('PageContents', { entries: toc }));

    const path = relative(contentRoot, file.path).replaceAll('\\', '/');
    const id = path.replace(/\.mdx?$/, '');
    for (const { kind, url, node, replace } of addressesIn(tree)) {
      // Without a route, a link with only an anchor stays as it is.
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
