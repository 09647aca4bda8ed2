import type { PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

import { blocksIn } from './blocksIn';

/** The section in which a page explains error messages. */
export const messagesHeading = 'If something goes wrong';

/** An error message that a page explains: a row of a table. */
export interface Message {
  /** The first cell of the row: the message as printed, or what happens. */
  cell: PhrasingContent[];
  /** Anchor of the row. */
  anchor: string;
}

/** An element `<Messages>`, which lists the messages of an area. */
export interface MessageList {
  area: string;
  line?: number;
}

/** The messages of a page: rows with an anchor in that section. Call `assignAnchors` first. */
export function messagesOf({ children }: Root): Message[] {
  const messages: Message[] = [];
  let rank: number | undefined;
  for (const node of children) {
    if (node.type === 'heading') {
      if (toString(node) === messagesHeading) rank = node.depth;
      else if (rank !== undefined && node.depth <= rank) rank = undefined;
    } else if (node.type === 'table' && rank !== undefined) messages.push(...rowsOf(node));
  }
  return messages;
}

function rowsOf({ children: [, ...rows] }: Table): Message[] {
  return rows.flatMap((row) => {
    const anchor = row.data?.hProperties?.id;
    return typeof anchor === 'string' ? [{ cell: row.children[0]!.children, anchor }] : [];
  });
}

/** The `<Messages>` elements of a page. */
export const messageListsOf = (tree: Root): MessageList[] =>
  blocksIn(tree).flatMap(({ block }) =>
    isMessageList(block) ? [{ area: areaOf(block), line: block.position?.start.line }] : [],
  );

export const isMessageList = (node: { type: string }): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Messages';

export function areaOf({ attributes }: MdxJsxFlowElement): string {
  const area = attributes.find((attribute) => 'name' in attribute && attribute.name === 'area')?.value;
  return typeof area === 'string' ? area : '';
}
