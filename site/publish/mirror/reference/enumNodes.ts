import type { BlockContent } from 'mdast';

import type { Enum } from '../../../reference/model';
import { commentBlocks, commentLine } from '../../../content/mirror/commentNodes';
import { nameInPackage, usesOf, type Context } from './context';
import { noteLines } from './messageNodes';
import { code, facts, heading, joined, paragraph, table, text } from '../../../content/mirror/nodes';

/** An enum with its values. */
export function enumNodes(item: Enum, context: Context): BlockContent[] {
  const notes = noteLines(item);
  const uses = usesOf(item, context);
  return [
    heading(3, '', nameInPackage(item, context)),
    ...commentBlocks(item),
    ...table(
      ['Value', 'Number', 'Description'],
      item.values.map((value) => [
        [code(value.name)],
        [text(String(value.number))],
        joined(
          [commentLine(value), ...noteLines(value)].filter((part) => part.length > 0),
          ' ',
        ),
      ]),
    ),
    ...(notes.length > 0 ? [facts(notes)] : []),
    ...(uses ? [paragraph(...uses)] : []),
  ];
}
