import { relative } from 'node:path';

import type { Program } from 'estree';
import type { Root } from 'mdast';
import { VFile } from 'vfile';

import { parseMarkdown } from '../content/documents/markdown';
import { createPageProcessor } from './pageProcessor';
import type { PageContext } from './remarkDocument';

/** A page to make a module of. */
export interface PageSource {
  /** The whole file. */
  source: string;
  /** Its absolute path. */
  filepath: string;
  /** What the site adds to the page; undefined for a partial. */
  context: PageContext | undefined;
  /** The tree that was checked. It gets changed. @default the source is parsed */
  tree?: Root;
}

/** The site that the pages belong to. */
export interface CompiledSite {
  /** Absolute path of the content. */
  root: string;
  base: string;
}

/**
 * Compiles a page to a module: its default export draws the text. Rspress finds the data of the page on that function.
 *
 * @throws {VFileMessage} When the page is not valid MDX.
 * @throws {SiteError} When a fence can't be drawn.
 */
export async function compilePage(
  { source, filepath, context, tree = parseMarkdown(source, filepath) }: PageSource,
  { root, base }: CompiledSite,
): Promise<string> {
  const processor = createPageProcessor(root, base, filepath);
  const file = new VFile({ path: filepath, data: { context } });
  const program = (await processor.run(tree as never, file)) as unknown as Program;
  const path = relative(root, filepath).replaceAll('\\', '/');
  return [
    String(processor.stringify(program as never, file)),
    `MDXContent.__RSPRESS_PAGE_META = { ${JSON.stringify(encodeURIComponent(path))}: ${JSON.stringify(file.data.carried)} };`,
  ].join('\n');
}
