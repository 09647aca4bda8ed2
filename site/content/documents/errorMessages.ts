import type { PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { blocksIn } from './blocksIn';
import { attributeText, isBlockElement } from '../elements/element';
import { placeOf } from './placeOf';
import { resolveLinks } from '../links/resolveLink';
import type { Document } from './readDocument';
import { documentLabel, type SidebarPosition } from '../sidebars/resolveSidebars';

/** A message of the product, with the pages that explain it. */
export interface ListedMessage {
  /** The message as printed, or a description of the failure. */
  cell: PhrasingContent[];
  pages: { title: string; address: string }[];
}

/** Messages by area, which is the page's group in the sidebar. A message that several pages explain is listed once. */
export function messagesByArea(positions: SidebarPosition[]): Map<string, ListedMessage[]> {
  const areas = new Map<string, ListedMessage[]>();
  for (const { document, heading, branches } of positions) {
    const area = heading ?? branches[0] ?? '';
    const title = documentLabel(document).replaceAll('`', '');
    for (const { cell, anchor } of messagesOf(document.tree)) {
      const listed = areas.get(area) ?? [];
      areas.set(area, listed);
      const page = { title, address: `${document.route}#${anchor}` };
      const same = listed.find((message) => toString(message.cell) === toString(cell));
      if (same) same.pages.push(page);
      else listed.push({ cell: resolveLinks(structuredClone(cell), document), pages: [page] });
    }
  }
  return areas;
}

/** The first cells of rows with an anchor, in a page's section about failures. */
export function messagesOf({ children }: Root): { cell: PhrasingContent[]; anchor: string }[] {
  let level = 0;
  return children.flatMap((node) => {
    if (node.type === 'heading') {
      if (toString(node) === 'If something goes wrong') level = node.depth;
      else if (node.depth <= level) level = 0;
    }
    if (node.type !== 'table' || level === 0) return [];
    return node.children.slice(1).flatMap((row) => {
      const anchor = row.data?.hProperties?.id;
      return typeof anchor === 'string' ? [{ cell: row.children[0]!.children, anchor }] : [];
    });
  });
}

/** The `<Messages>` elements of a page. */
export const messageListsIn = (tree: Root) =>
  blocksIn(tree).flatMap(({ block }) =>
    isBlockElement(block, 'Messages') ? [{ area: attributeText(block, 'area') ?? '', block }] : [],
  );

/** Finds lists of unknown areas and, if there are lists, areas that no list shows. */
export function checkMessageLists(documents: Document[], areas: Iterable<string>): Problem[] {
  const known = [...areas];
  const lists = documents.flatMap(({ file, tree }) =>
    messageListsIn(tree).map(({ area, block }) => ({ area, ...placeOf(block, file) })),
  );
  const unlisted = known.filter((area) => !lists.some((list) => list.area === area));
  return lists.flatMap(({ area, ...place }, index) => {
    const unknown = `no page in the group ${JSON.stringify(area)} of the sidebar has messages.`;
    const fix = `${didYouMean(area, known)}Areas with messages: ${known.join(', ')}.`;
    const missing = (index === 0 ? unlisted : []).map((name) => {
      const message = `the messages of the area ${JSON.stringify(name)} are not listed.`;
      return { ...place, message, fix: `Add <Messages area=${JSON.stringify(name)} />.` };
    });
    return known.includes(area) ? missing : [{ ...place, message: unknown, fix }, ...missing];
  });
}
