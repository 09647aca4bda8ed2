import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import { resolveLinks } from '../links/resolveLink';
import { isExcerptMarker } from '../documents/markdown';

/** What lists show of an entry: all above the marker or, without one, the first paragraph. Links keep their definitions. */
export function excerptOf(entry: Root, place: { id: string; route: string }): Root | undefined {
  const marker = entry.children.findIndex(isExcerptMarker);
  const beginning =
    marker === -1
      ? entry.children.filter(({ type }) => type === 'paragraph').slice(0, 1)
      : entry.children.slice(0, marker);
  const excerpt: Root = { type: 'root', children: structuredClone(beginning) };
  const named = new Set<string>();
  visit(excerpt, (node, index, parent) => {
    if (node.type === 'linkReference' || node.type === 'imageReference') named.add(node.identifier);
    if (node.type !== 'footnoteReference' && node.type !== 'definition') return undefined;
    parent!.children.splice(index!, 1);
    return index;
  });
  if (toString(excerpt).trim() === '') return undefined;
  visit(entry, 'definition', (definition) => {
    if (named.delete(definition.identifier)) excerpt.children.push(structuredClone(definition));
  });
  resolveLinks(excerpt.children, place);
  return excerpt;
}
