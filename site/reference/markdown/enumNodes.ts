import type { BlockContent } from 'mdast';

import type { Enum } from '../model';
import { commentBlocks, commentLine } from './commentNodes';
import { nameInPackage, usesOf, type Context } from './context';
import { reservedLines } from './messageNodes';
import { code, facts, heading, paragraph, table, text } from './nodes';

/** An enum with its values. */
export function enumNodes(item: Enum, context: Context): BlockContent[] {
  const reserved = reservedLines(item.reserved);
  const uses = usesOf(item.usedBy, context);
  return [
    heading(3, '', nameInPackage(item, context)),
    ...commentBlocks(item),
    ...table(
      ['Value', 'Number', 'Description'],
      item.values.map((value) => [[code(value.name)], [text(String(value.number))], commentLine(value)]),
    ),
    ...(reserved.length > 0 ? [facts(reserved)] : []),
    ...(uses ? [paragraph(...uses)] : []),
  ];
}
