import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

import type { Problem } from '../../problem';
import { blocksIn } from './blocksIn';

/** Whether a node is a list that readers tick off. */
export const isChecklist = (node: { type: string }): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (node as MdxJsxFlowElement).name === 'Checklist';

/** Finds checklists without a name to keep ticks under, or with anything but one list whose items begin with words. */
export function checkChecklists(tree: Root, file: string): Problem[] {
  const problems: Problem[] = [];
  for (const { block } of blocksIn(tree)) {
    if (!isChecklist(block)) continue;
    const { attributes, children, position } = block;
    const add = (message: string, fix: string) =>
      problems.push({ file, line: position?.start.line, message, fix });
    const name = attributes.find((attribute) => 'name' in attribute && attribute.name === 'name')?.value;
    if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name)) {
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
