import type { PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';

import { blocksIn } from './blocksIn';

/** Name of the section in which a page says what its readers see when something fails. */
export const messagesHeading = 'If something goes wrong';

/** What a reader sees when something fails: a row of a table. */
export interface Message {
  /** The first cell of the row: a message as it is printed, or what happens in words. */
  cell: PhrasingContent[];
  /** Anchor of the row. */
  anchor: string;
}

/** An element that lists the messages of an area. */
export interface MessageList {
  area: string;
  line?: number;
}

/** Finds the messages of a page: rows with an anchor, in its section on what can fail. Needs the anchors of the page. */
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

/** Finds the elements of a page that list messages. */
export const messageListsOf = (tree: Root): MessageList[] =>
  blocksIn(tree).flatMap(({ block }) =>
    isMessageList(block) ? [{ area: areaOf(block), line: block.position?.start.line }] : [],
  );

/** Whether a node lists the messages of an area. */
export const isMessageList = (node: { type: string }): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Messages';

/** The area whose messages an element lists. */
export function areaOf({ attributes }: MdxJsxFlowElement): string {
  const area = attributes.find((attribute) => 'name' in attribute && attribute.name === 'area')?.value;
  return typeof area === 'string' ? area : '';
}
