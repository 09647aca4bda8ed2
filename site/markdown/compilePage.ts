import { dirname, join, relative } from 'node:path';

import { createProcessor } from '@mdx-js/mdx';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import { VFile } from 'vfile';

import { parseMarkdown } from '../content/documents/markdown';
import { variablesOf } from '../content/partials/pageScope';
import { readBody } from '../content/documents/readDocument';
import { rehypeElements } from './rehypeElements';
import { remarkDocument, type ContentPaths, type PageContext } from './remarkDocument';
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
  const data = `MDXContent.__RSPRESS_PAGE_META[${JSON.stringify(encodeURIComponent(path))}]`;
  const lines = [
    String(processor.stringify(program as never, file)),
    'MDXContent.__RSPRESS_PAGE_META = {};',
    `${data} = ${JSON.stringify(file.data.pageMeta)};`,
  ];
  if (names.length > 0) lines.push(`MDXContent.scope = { ${names.join(', ')} };`);
  const { module, id } = context?.sidebarSource ?? {};
  if (id !== undefined) {
    lines.push(`import _sidebars from ${JSON.stringify(module)};`, `${data}.sidebar = _sidebars['${id}'];`);
  }
  return lines.join('\n');
}
