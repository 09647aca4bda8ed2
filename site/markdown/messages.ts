import type { PhrasingContent, Table, TableRow } from 'mdast';

import type { ListedMessage } from '../content/documents/messages';

/** A table of messages with links to the pages that explain them; nothing where there are none. */
export function messageTable(listed: ListedMessage[]): Table[] {
  if (listed.length === 0) return [];
  const head = rowOf([text('What you see')], [text('Cause and fix are in')]);
  const rows = listed.map(({ cell, pages }) => rowOf(structuredClone(cell), pages.flatMap(linkOf).slice(1)));
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
