import type { PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import type { Plugin } from 'unified';

import { blocksIn } from '../content/documents/blocksIn';
import { areaOf, isMessageList } from '../content/documents/messages';
import type { ListedMessage } from '../content/documents/messagesByArea';

/** Puts the messages of an area where a page lists them: each with the pages that explain it. */
export const remarkMessages: Plugin<[], Root> = () => (tree, file) => {
  for (const { block, parent } of blocksIn(tree)) {
    if (!isMessageList(block)) continue;
    const messages = file.data.context?.messages?.[areaOf(block)] ?? [];
    const children = parent.children as RootContent[];
    children.splice(children.indexOf(block), 1, ...messageTable(messages));
  }
};

/** Messages as a table, each with the pages that explain it. */
function messageTable(messages: ListedMessage[]): RootContent[] {
  const rows = messages.map(({ cell, pages }) => [
    structuredClone(cell),
    pages.flatMap(({ title, address }, index): PhrasingContent[] => [
      ...(index > 0 ? [text(', ')] : []),
      { type: 'link', url: address, children: [text(title)] },
    ]),
  ]);
  const head = [[text('What you see')], [text('Cause and fix are in')]];
  return rows.length === 0 ? [] : [{ type: 'table', children: [head, ...rows].map(rowOf) }];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const rowOf = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
