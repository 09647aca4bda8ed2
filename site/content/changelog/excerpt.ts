import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import { resolveLinks } from '../documents/leadFrom';

/**
 * The beginning of an entry that lists show: everything above the marker, a comment alone on its line with the one
 * word `excerpt` (of MDX in a `.mdx` file, of HTML in a `.md` file). Without a marker, the first paragraph outside of
 * callouts. Complete in itself: links by name are defined in it, footnotes and raw HTML are left out.
 *
 * @param place The entry, from which its links lead.
 * @returns Undefined when that has no words.
 */
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
    if (node.type !== 'footnoteReference' && node.type !== 'definition' && node.type !== 'html')
      return undefined;
    const isBreak = node.type === 'html' && /^<br\b/i.test(node.value);
    parent!.children.splice(index!, 1, ...(isBreak ? [{ type: 'break' as const }] : []));
    return isBreak ? SKIP : index;
  });
  if (toString(excerpt).trim() === '') return undefined;
  visit(entry, 'definition', (definition) => {
    if (named.delete(definition.identifier)) excerpt.children.push(structuredClone(definition));
  });
  resolveLinks(excerpt.children, place);
  return excerpt;
}

/** Whether a node is the line that ends the excerpt. */
export function isExcerptMarker(node: RootContent): boolean {
  return (
    (node.type === 'mdxFlowExpression' && /^\s*\/\*\s*excerpt\s*\*\/\s*$/.test(node.value)) ||
    (node.type === 'html' && /^<!--\s*excerpt\s*-->$/.test(node.value))
  );
}
