import type { Paragraph, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { calloutKinds } from '../../content/documents/checkCallouts';

const opening = new RegExp(`^:::+ *(${calloutKinds.join('|')}) +([^\\n]*)\\n?`);
const closing = /\n?[ \t]*:::+[ \t]*$/;

/** Makes callouts of what stands between a line `:::note Title.` and a line `:::`. Where one has no end, it stays text. */
export const remarkCallouts: Plugin<[], Root> = () => (tree) => {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const { children } = parent as Parents & { children: RootContent[] };
    for (let index = 0; index < children.length; index++) {
      const [, kind, title] = opening.exec(firstText(children[index]!)) ?? [];
      if (kind === undefined || title === undefined) continue;
      const last = children.findIndex((node, at) => at >= index && closing.test(lastText(node)));
      if (last === -1) continue;
      const within = children.slice(index, last + 1);
      cut(within[0] as Paragraph, 0, opening);
      cut(within.at(-1) as Paragraph, -1, closing);
      children.splice(index, within.length, callout(kind, title.trim(), within.filter(hasWords)));
    }
  });
};

const textAt = (node: RootContent, at: 0 | -1): string => {
  const text = node.type === 'paragraph' ? node.children.at(at) : undefined;
  return text?.type === 'text' ? text.value : '';
};
const firstText = (node: RootContent) => textAt(node, 0);
const lastText = (node: RootContent) => textAt(node, -1);

/** Takes a line of the callout out of the paragraph that it stands in. */
function cut({ children }: Paragraph, at: 0 | -1, line: RegExp): void {
  const text = children.at(at);
  if (text?.type !== 'text') return;
  text.value = text.value.replace(line, '');
  if (text.value === '') children.splice(at, 1);
}

const hasWords = (node: RootContent) => node.type !== 'paragraph' || node.children.length > 0;

const callout = (kind: string, title: string, children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Callout',
  attributes: Object.entries({ kind, title }).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  })),
  children: children as MdxJsxFlowElement['children'],
});
