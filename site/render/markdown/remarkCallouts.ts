import type { Paragraph, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';

import { blocksIn } from '../../content/documents/blocksIn';
import { calloutKinds } from '../../content/documents/checkCallouts';
import { elementNode } from '../../content/documents/element';

const opening = new RegExp(`^:::+ *(${calloutKinds.join('|')}) +([^\\n]*)\\n?`);
const closing = /\n?[ \t]*:::+[ \t]*$/;

/** Makes callouts of what stands between a line `:::note Title.` and a line `:::`. Where one has no end, it stays text. */
export const remarkCallouts: Plugin<[], Root> = () => (tree) => {
  for (const { block, parent } of blocksIn(tree)) {
    const [, kind, title] = opening.exec(firstText(block)) ?? [];
    if (kind === undefined || title === undefined) continue;
    const children = parent.children as RootContent[];
    const first = children.indexOf(block);
    const last = children.findIndex((node, at) => at >= first && closing.test(lastText(node)));
    // One that begins within another is in no place of its own by now.
    if (first === -1 || last === -1) continue;
    const within = children.slice(first, last + 1);
    cut(within[0] as Paragraph, 0, opening);
    cut(within.at(-1) as Paragraph, -1, closing);
    children.splice(
      first,
      within.length,
      elementNode('Callout', { kind, title: title.trim() }, within.filter(hasWords)),
    );
  }
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
