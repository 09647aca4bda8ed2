import type { Blockquote, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

import { blocksIn } from '../content/documents/blocksIn';
import { alertOf, isLabel } from '../content/documents/checkCallouts';
import { elementNode } from '../content/documents/element';

/** Turns `:::note[Title]` and GitHub's `> [!NOTE]` into callouts. */
export const remarkCallouts: Plugin<[], Root> = () => (tree) => {
  for (const { block, parent } of blocksIn(tree)) {
    const children = parent.children as RootContent[];
    const callout = block.type === 'blockquote' ? fromAlert(block) : fromDirective(block);
    if (callout) children.splice(children.indexOf(block), 1, callout);
  }
};

function fromDirective(block: RootContent): RootContent | undefined {
  if (block.type !== 'containerDirective') return undefined;
  const { name, children } = block as ContainerDirective;
  const label = children.find(isLabel);
  return calloutNode(
    name,
    label && toString(label),
    children.filter((child) => child !== label),
  );
}

function fromAlert(quote: Blockquote): RootContent | undefined {
  const kind = alertOf(quote);
  if (kind === undefined) return undefined;
  const [first, ...rest] = quote.children;
  if (first?.type !== 'paragraph' || first.children[0]?.type !== 'text') return undefined;
  const text = first.children[0].value.replace(/^\[!\w+\]\s*/, '');
  const words =
    text === ''
      ? first.children.slice(1)
      : [{ ...first.children[0], value: text }, ...first.children.slice(1)];
  return calloutNode(kind, undefined, words.length === 0 ? rest : [{ ...first, children: words }, ...rest]);
}

const calloutNode = (kind: string, title: string | undefined, children: RootContent[]) =>
  elementNode('Callout', { kind, title: title ?? kind.charAt(0).toUpperCase() + kind.slice(1) }, children);
