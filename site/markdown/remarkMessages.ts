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
  if (messages.length === 0) return [];
  const rows = messages.map((it) => rowOf(structuredClone(it.cell), it.pages.flatMap(linkOf).slice(1)));
  const head = rowOf([text('What you see')], [text('Cause and fix are in')]);
  return [{ type: 'table', children: [head, ...rows] }];
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const linkOf = ({ title, address }: ListedMessage['pages'][number]): PhrasingContent[] => [
  text(', '),
  { type: 'link', url: address, children: [text(title)] },
];

const rowOf = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
