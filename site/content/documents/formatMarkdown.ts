import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Writes blocks as Markdown. */
export const formatMarkdown = (children: Root['children']): string =>
  markdown.stringify({ type: 'root', children });
