import { dirname, join, relative } from 'node:path';

import { createProcessor } from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import { VFile } from 'vfile';

import { parseMarkdown } from '../content/documents/markdown';
import { rehypeElements } from './rehypeElements';
import { remarkDocument, type CompiledSite, type PageContext } from './remarkDocument';
import { remarkElements } from './remarkElements';
import { remarkExpressions } from './remarkExpressions';

/** A page to compile. */
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

/**
 * Compiles a page to a module: its default export renders the text. Rspress finds the data of the page on that function.
 *
 * @throws {VFileMessage} When the page is not valid MDX.
 * @throws {SiteError} When a fence can't be drawn.
 */
export async function compilePage(
  { source, filepath, context, tree = parseMarkdown(source, filepath) }: PageSource,
  site: CompiledSite,
): Promise<string> {
  const processor = processorOf(filepath, site);
  const file = new VFile({ path: filepath, cwd: dirname(site.root), data: { context } });
  const program = (await processor.run(tree as never, file)) as unknown as Program;
  const path = relative(site.root, filepath).replaceAll('\\', '/');
  const code = String(processor.stringify(program as never, file));
  const data = JSON.stringify(file.data.carried);
  return `${code}\nMDXContent.__RSPRESS_PAGE_META = { ${JSON.stringify(encodeURIComponent(path))}: ${data} };`;
}

const processorOf = (path: string, site: CompiledSite) =>
  createProcessor({
    format: path.endsWith('.md') ? 'md' : 'mdx',
    providerImportSource: join(import.meta.dirname, 'components.tsx'),
    tableCellAlignToStyle: false,
    remarkPlugins: [remarkElements, [remarkDocument, site], remarkExpressions],
    rehypePlugins: [rehypeElements],
  });
