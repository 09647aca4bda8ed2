import { extname, relative } from 'node:path';

import type { Root } from 'hast';
import { VFile } from 'vfile';

import { checkElements } from '../../content/documents/checkElements';
import { parseMarkdown } from '../../content/documents/markdown';
import { SiteError } from '../../problem';
import { createPageProcessor } from './pageProcessor';
import { piecesOf } from './piecesOf';
import type { KnownData } from './remarkDocument';

/** A page to make a module of. */
export interface PageSource {
  /** The whole file. */
  source: string;
  /** Its absolute path. */
  filepath: string;
  /** What the site knows about the page. */
  data: KnownData | undefined;
}

/** The site that the pages belong to. */
export interface CompiledSite {
  /** Absolute path of the content. */
  root: string;
  base: string;
}

/** Processors by root, base and extension. */
const processors = new Map<string, ReturnType<typeof createPageProcessor>>();

/**
 * Makes a module of a page: its text as data, which `PageTree` draws, and what it carries with it where Rspress looks for it.
 *
 * @throws {MarkdownError} On JSX that is not well formed.
 * @throws {SiteError} When a written page has an element that there is not, or something that would be run as code.
 */
export async function compilePage(
  { source, filepath, data }: PageSource,
  { root, base }: CompiledSite,
): Promise<string> {
  const extension = extname(filepath);
  const key = [root, base, extension].join('\n');
  const processor = processors.get(key) ?? createPageProcessor(root, base, extension);
  processors.set(key, processor);

  const path = relative(root, filepath).replaceAll('\\', '/');
  const tree = parseMarkdown(source, filepath);
  // Whoever writes a page keeps the last good one. One that is generated may have any component.
  const problems = path.startsWith('..') ? [] : checkElements(tree, filepath);
  if (problems.length > 0) throw new SiteError(problems);

  const file = new VFile({ path: filepath, data: { known: data } });
  const { children } = (await processor.run(tree, file)) as Root;
  return [
    `import { createElement } from 'react';`,
    `import { PageTree } from 'page-tree';`,
    `const pieces = JSON.parse(${JSON.stringify(JSON.stringify(piecesOf(children)))});`,
    `export default function MDXContent() { return createElement(PageTree, { pieces }); }`,
    `MDXContent.__RSPRESS_PAGE_META = { ${JSON.stringify(encodeURIComponent(path))}: ${JSON.stringify(file.data.carried)} };`,
    // While developing, an open page learns here what it carries now.
    `globalThis.renewPages?.(MDXContent.__RSPRESS_PAGE_META);`,
  ].join('\n');
}
