import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const plain = unified().use(remarkParse).use(remarkGfm);
const withJsx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** The text of a page on the lines that it has in the file: its front matter is blanked. */
export const bodyOf = (source: string): string =>
  source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (block) => block.replace(/[^\n]/g, ''));

/**
 * Parses a page into a syntax tree whose lines are those of the file.
 *
 * @param source The whole file; its front matter is blanked, not parsed.
 * @param file Its name: `.mdx` is parsed with JSX.
 * @throws {VFileMessage} On JSX that is not well formed, with `line` and `column`.
 */
export function parseMarkdown(source: string, file: string): Root {
  return (file.endsWith('.mdx') ? withJsx : plain).parse(bodyOf(source));
}
