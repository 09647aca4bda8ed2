import type { Root } from 'mdast';

import type { Problem } from '../../problem';
import { blocksIn } from './blocksIn';
import { attributeOf, isElement } from './element';

/** Finds checklists without a name to keep ticks under, or with anything but one list whose items begin with words. */
export function checkChecklists(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  for (const { block } of blocksIn(tree)) {
    if (!isElement(block, 'Checklist')) continue;
    const { children, position } = block;
    const add = (message: string, fix: string) =>
      problems.push({ file, line: position?.start.line, message, fix });
    if (!/^[a-z0-9-]+$/.test(attributeOf(block, 'name') ?? '')) {
      add(
        'the checklist has no name to keep ticks under.',
        'Write one in small letters, digits and hyphens: <Checklist name="production">.',
      );
    }
    const [list, ...others] = children;
    const isList =
      list?.type === 'list' &&
      others.length === 0 &&
      list.children.every((item) => item.children[0]?.type === 'paragraph');
    if (isList) continue;
    add(
      'expected one list in the checklist, with items that begin with words.',
      'Put nothing else between the tags, and a blank line before and after the list.',
    );
  }
  return problems;
}
