import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';

import { blocksIn } from '../content/documents/blocksIn';
import { areaOf, isMessageList } from '../content/documents/messages';
import type { ListedMessage } from '../content/documents/messagesByArea';
import { joined, table, text } from '../reference/markdown/nodes';

/** Puts the messages of an area where a page lists them: each with the pages that explain it. */
export const remarkMessages: Plugin<[], Root> = () => (tree, file) => {
  for (const { block, parent } of blocksIn(tree)) {
    if (!isMessageList(block)) continue;
    const messages = file.data.context?.messages?.[areaOf(block)] ?? [];
    const children = parent.children as RootContent[];
    children.splice(children.indexOf(block), 1, ...messageTable(messages));
  }
};

/** Messages as a table, each with the rows that explain it. */
function messageTable(messages: ListedMessage[]): RootContent[] {
  return table(
    ['What you see', 'Cause and fix are in'],
    messages.map(({ cell, pages }) => [
      structuredClone(cell),
      joined(
        pages.map(({ title, address }) => [{ type: 'link', url: address, children: [text(title)] }]),
        ', ',
      ),
    ]),
  );
}
