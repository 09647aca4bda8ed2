import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const style = { bullet: '-', rule: '-' } as const;
const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkStringify, style);

/** A paragraph that begins with these words would be read as code. */
const moduleWords = [
  { atBreak: true, character: 'i', after: 'mport ' },
  { atBreak: true, character: 'e', after: 'xport ' },
];
const mdx = unified()
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, { ...style, unsafe: moduleWords });

/** Writes blocks as Markdown. */
export const writeMarkdown = (children: Root['children']): string =>
  markdown.stringify({ type: 'root', children });

/** Writes blocks as MDX: words that would be read as code or elements are escaped. */
export const writeMdx = (children: Root['children']): string =>
  mdx.stringify({ type: 'root', children }).trimEnd();
