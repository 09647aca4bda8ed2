import type { List, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

import { elementNode, isBlockElement } from '../elements/element';
import type { FrontMatter } from './frontMatter';
import { parseMarkdown } from './markdown';

/** The element with the time, prerequisites, and version of a page. Undefined if the page has none of them. */
export function summaryOf(
  { time, needs = [], appliesTo }: Pick<FrontMatter, 'time' | 'needs' | 'appliesTo'>,
  lineAt: (path: PropertyKey[]) => number,
): MdxJsxFlowElement | undefined {
  if (time === undefined && needs.length === 0 && appliesTo === undefined) return undefined;
  const items = needs.map((need, index): ListItem => {
    const line = parseInline(need, lineAt(['needs', index]));
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: line }] };
  });
  const list: List = { type: 'list', ordered: false, spread: false, children: items };
  return elementNode('PageSummary', { time, appliesTo }, items.length === 0 ? [] : [list]);
}

/** Parses a line of Markdown from the given line of the file. */
function parseInline(text: string, line: number): PhrasingContent[] {
  const [first] = parseMarkdown('\n'.repeat(line - 1) + text, 'need.md').children;
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: text }];
}

/** Inserts a block below the lead paragraph and its buttons, or below the title if there is no lead. */
export function insertUnderLead(tree: Root, block: RootContent): void {
  const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (title === -1) return;
  const isAboveText = (node?: RootContent) =>
    node !== undefined && (isBlockElement(node, 'Actions') || isBlockElement(node, 'PageSummary'));
  let end = tree.children[title + 1]?.type === 'paragraph' ? title + 1 : title;
  while (isAboveText(tree.children[end + 1])) end++;
  tree.children.splice(end + 1, 0, block);
}
