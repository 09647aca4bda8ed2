import type { Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';

const options = { features: { gfm: true, frontmatter: false } };

/** The text of a page on the lines that it has in the file: its front matter is blanked. */
const bodyOf = (source: string): string =>
  source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (block) => block.replace(/[^\n]/g, ''));

/**
 * Parses a page into a syntax tree whose lines are those of the file.
 *
 * @param source The whole file; its front matter is blanked, not parsed.
 * @param file Its name: `.mdx` is parsed with JSX.
 * @throws {MarkdownError} On JSX that is not well formed.
 */
export function parseMarkdown(source: string, file: string): Root {
  const parse = file.endsWith('.mdx') ? mdxToMdast : markdownToMdast;
  try {
    return parse(bodyOf(source), options) as Root;
  } catch (error) {
    throw new MarkdownError((error as Error).message);
  }
}

/** What the parser says of a page, as `5:1: What it found (note: what to do) (name:of-the-rule)`. */
const saying = /^(\d+):(\d+): ([^]*?)(?: \(note: [^]*\)| \(\d+:\d+\))?(?: \([\w-]+:[\w-]+\))?$/;

/** A page that is not valid MDX. The first line and the first column are 1. */
export class MarkdownError extends Error {
  readonly line?: number;
  readonly column?: number;

  constructor(said: string) {
    const [, line, column, reason = said] = saying.exec(said) ?? [];
    super(reason);
    if (line !== undefined) Object.assign(this, { line: Number(line), column: Number(column) });
  }
}
