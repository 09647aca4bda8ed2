import type { PhrasingContent, RootContent } from 'mdast';

import type { EntryHeaderProps, ListedSymbol } from '#ui';

import { facts, joined, linkedCode, text } from './nodes';
import type { Context } from './context';
import { labelled } from './labelled';

/** What stands above and below the text of an entry of the changelog: title, day, authors, and the API symbols it introduces. */
export function entryFrame(
  { title, date, readingTime, kinds = [], authors = [], tags = [] }: EntryHeaderProps,
  symbols: ListedSymbol[],
  { absolute }: Context,
): { above: RootContent[]; below: RootContent[] } {
  const link = (label: string, href: string | undefined): PhrasingContent =>
    href === undefined ? text(label) : { type: 'link', url: absolute(href), children: [text(label)] };
  const fact = (name: string, values: PhrasingContent[][]) =>
    values.length > 0 ? [[text(`${name}: `), ...joined(values, ', ')]] : [];
  return {
    above: [
      { type: 'heading', depth: 1, children: labelled(title) },
      facts([
        ...fact('Published', [[text(date.text)], ...(readingTime ? [[text(readingTime)]] : [])]),
        ...fact(
          'Authors',
          authors.map(({ name, title: role, href }) => [
            link(name, href),
            ...(role ? [text(` (${role})`)] : []),
          ]),
        ),
        ...fact(
          'Kinds of change',
          kinds.map(({ label }) => [text(label)]),
        ),
        ...fact(
          'Tags',
          tags.map(({ label, href }) => [link(label, href)]),
        ),
      ]),
    ],
    below:
      symbols.length === 0
        ? []
        : [
            { type: 'heading', depth: 2, children: [text('API changes')] },
            facts(symbols.map(({ name, href }) => [linkedCode(name, href && absolute(href))])),
          ],
  };
}
