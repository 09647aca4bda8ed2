import type { Nodes, Paragraph, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified, type Processor } from 'unified';

import { calloutOf, normalizeCallout } from '../elements/callouts';
import { frontMatterBlock } from './frontMatter';
import { convertHtml } from '../elements/convertHtml';

/** Supports only containers (`:::note`). A colon in a sentence doesn't start a directive. */
function remarkContainers(this: Processor): void {
  const data = this.data();
  const { flow } = directive();
  const [container] = Object.values(flow!)[0] as [never];
  (data.micromarkExtensions ??= []).push({ flow: { 58: container } });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

// Chinese, Japanese, and Korean punctuation ends a word for emphasis, as in stock Rspress.
const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough);
const parser = markdown().use(remarkParse).use(remarkContainers);
const parsers = { md: parser().freeze(), mdx: parser().use(remarkMdx).freeze() };
const writer = markdown().use(remarkStringify, { bullet: '-', rule: '-' }).freeze();

/** Writes blocks as Markdown. */
export const formatMarkdown = (children: RootContent[]) => writer.stringify({ type: 'root', children });

/** The text of a page with unchanged line numbers: its front matter is blanked. */
export const bodyOf = (source: string): string =>
  source.replace(frontMatterBlock, (block) => block.replace(/[^\n]/g, ' '));

/** Parses a page into a syntax tree with the line numbers of the file. */
export function parseMarkdown(source: string, file: string): Root {
  return unwrapElements(parsers[file.endsWith('.mdx') ? 'mdx' : 'md'].parse(bodyOf(source))) as Root;
}

/** Turns elements that are alone on a line into blocks, as MDX does, normalizes callouts, and removes comments. */
function unwrapElements(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  if (node.type === 'containerDirective') normalizeCallout(node);
  node.children = convertHtml(node).flatMap((child) => {
    const unwrapped = unwrapElements(child) as RootContent;
    if (isComment(unwrapped)) return isExcerptMarker(unwrapped) ? [unwrapped] : [];
    if (unwrapped.type === 'mdxJsxTextElement' && unwrapped.name === 'br') return [{ type: 'break' }];
    if (unwrapped.type === 'blockquote') return [calloutOf(unwrapped)];
    if (unwrapped.type !== 'paragraph') return [unwrapped];
    if (hasOnlyMdx(unwrapped)) {
      return unwrapped.children.flatMap((part) => (part.type === 'text' ? [] : [asBlock(part)]));
    }
    const [first, ...rest] = unwrapped.children;
    return isSummary(first) ? [asBlock(first!), { ...unwrapped, children: rest }] : [unwrapped];
  }) as never;
  return node;
}

const isComment = (node: Nodes) =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*[^]*\*\/\s*$/.test(node.value);

/** Whether a node is the line that ends the excerpt of an entry: a comment with only the word `excerpt`. */
export const isExcerptMarker = (node: Nodes) =>
  node.type === 'mdxFlowExpression' && /^\s*\/\*\s*excerpt\s*\*\/\s*$/.test(node.value);

const isMdx = ({ type }: Nodes) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression';

/** Whether a node is the `<summary>` of a fold whose text has no blank line above it. */
const isSummary = (node?: Nodes) => node?.type === 'mdxJsxTextElement' && node.name === 'summary';

const hasOnlyMdx = ({ children }: Paragraph) =>
  children.some(isMdx) &&
  children.every((child) => isMdx(child) || (child.type === 'text' && child.value.trim() === ''));

const asBlock = (node: Nodes) => ({ ...node, type: node.type.replace('Text', 'Flow') }) as RootContent;
