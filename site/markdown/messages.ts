import type { PhrasingContent, TableRow } from 'mdast';

import { attributeOf, isElement } from '../content/documents/element';
import type { ListedMessage } from '../content/documents/messages';
import type { Replacement } from './replacement';

/** `<Messages>`: a table of the messages of an area with links to the pages that explain them. */
export const messageTable: Replacement = (block, { messages }) => {
  if (!isElement(block, 'Messages')) return undefined;
  const listed = messages[attributeOf(block, 'area') ?? ''] ?? [];
  if (listed.length === 0) return [];
  const head = rowOf([text('What you see')], [text('Cause and fix are in')]);
  const rows = listed.map(({ cell, pages }) => rowOf(structuredClone(cell), pages.flatMap(linkOf).slice(1)));
  return [{ type: 'table', children: [head, ...rows] }];
};

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A link after a comma. */
const linkOf = ({ title, address }: ListedMessage['pages'][number]): PhrasingContent[] => [
  text(', '),
  { type: 'link', url: address, children: [text(title)] },
];

const rowOf = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
