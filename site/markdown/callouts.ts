import type { Blockquote, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { alertOf, isLabel } from '../content/documents/checkCallouts';
import { elementNode } from '../content/documents/element';

/** `:::note[Title]` and GitHub's `> [!NOTE]`; undefined for other blocks. */
export function callout(block: RootContent): RootContent[] | undefined {
  if (block.type === 'blockquote') return fromAlert(block);
  if (block.type !== 'containerDirective') return undefined;
  const { name, children } = block;
  const label = children.find(isLabel);
  if (label) children.splice(children.indexOf(label), 1);
  return calloutNode(name, children, label && toString(label));
}

function fromAlert(quote: Blockquote) {
  const kind = alertOf(quote);
  const { children } = quote;
  const [first] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (kind === undefined || first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  text.value = text.value.replace(/^\[!\w+\]\s*/, '');
  if (text.value === '') first.children.shift();
  if (first.children.length === 0) children.shift();
  return calloutNode(kind, children);
}

const calloutNode = (
  kind: string,
  children: RootContent[],
  title = kind.charAt(0).toUpperCase() + kind.slice(1),
): RootContent[] => [elementNode('Callout', { kind, title }, children)];
