import type { Root } from 'mdast';

import { bodyOf, parseMarkdown } from '../../content/documents/markdown';

/** What stands on a line of its own between two blocks of a page: the record separator of ASCII, which no text holds. */
export const blockSeparator = '\u001E';

/**
 * Parses a page. One that is written in blocks is parsed one by one, so that a link by name leads where its own block says. Places in
 * the tree are those in the block.
 *
 * @param source The whole file.
 * @param file Its name: `.mdx` is parsed with JSX.
 * @throws {MarkdownError} On JSX that is not well formed.
 */
export const parsePage = (source: string, file: string): Root => ({
  type: 'root',
  children: bodyOf(source)
    .split(`\n${blockSeparator}\n`)
    .flatMap((block) => parseMarkdown(block, file).children),
});
