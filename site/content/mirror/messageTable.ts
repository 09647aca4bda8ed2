import type { RootContent } from 'mdast';

import type { ListedMessage } from '../documents/messagesByArea';
import { joined, table, text } from './nodes';

/**
 * Messages as a table, each with the rows that explain it.
 *
 * @param leadTo What a link to an address of the site is.
 */
export function messageTable(messages: ListedMessage[], leadTo: (address: string) => string): RootContent[] {
  return table(
    ['What you see', 'Cause and fix are in'],
    messages.map(({ cell, pages }) => [
      cell,
      joined(
        pages.map(({ title, address }) => [
          { type: 'link', url: leadTo(address), children: [text(title)] },
        ]),
        ', ',
      ),
    ]),
  );
}

const place = (area: string) => `<!-- messages: ${area} -->`;
const places = new RegExp(place('([^>]+?)'), 'g');

/** Where the messages of an area go in a page whose Markdown is written before they are known. */
export const messagePlace = (area: string): RootContent => ({ type: 'html', value: place(area) });

/**
 * Puts messages where a page has a place for them.
 *
 * @param write Writes the messages of an area.
 */
export const fillMessagePlaces = (markdown: string, write: (area: string) => string): string =>
  markdown.replace(places, (_, area: string) => write(area).trim());
