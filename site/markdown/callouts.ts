import type { RootContent } from 'mdast';

import { wordsOf } from '../content/documents/anchors';
import { isLabel } from '../content/documents/checkCallouts';
import { elementNode } from '../content/documents/element';

/** A callout, `:::note[Title]`; undefined for other blocks. */
export function callout(block: RootContent): RootContent[] | undefined {
  if (block.type !== 'containerDirective') return undefined;
  const { name: kind, attributes, children } = block;
  const label = children.find(isLabel);
  if (label) children.splice(children.indexOf(label), 1);
  const title = label && wordsOf(label, '`');
  return [elementNode('Callout', { kind, label: attributes?.label ?? undefined, title }, children)];
}
