import type { Definition, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** The beginning of an entry, as lists show it. */
export interface Excerpt {
  /** Complete in itself: no link by name and no footnote refers to the rest of the entry. */
  tree: Root;
  /** The same in plain text. */
  text: string;
}

/**
 * The beginning of an entry that lists show: everything above the marker, a comment alone on its line with the one
 * word `excerpt` (of MDX in a `.mdx` file, of HTML in a `.md` file). Without a marker, the first paragraph outside of
 * callouts.
 *
 * @param leadTo The address that a link of the entry has on every other page.
 * @returns Undefined when that has no words.
 */
export function excerptOf(entry: Root, leadTo: (address: string) => string): Excerpt | undefined {
  const marker = entry.children.findIndex(isExcerptMarker);
  const beginning =
    marker === -1
      ? entry.children.filter(({ type }) => type === 'paragraph').slice(0, 1)
      : entry.children.slice(0, marker);
  const tree: Root = { type: 'root', children: structuredClone(beginning) };
  const definitions = new Map<string, Definition>();
  visit(entry, 'definition', (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition);
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'footnoteReference' || node.type === 'definition' || node.type === 'html') {
      const isBreak = node.type === 'html' && /^<br\b/i.test(node.value);
      parent!.children.splice(index!, 1, ...(isBreak ? [{ type: 'break' as const }] : []));
      return isBreak ? SKIP : index;
    }
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const { url, title } = definitions.get(node.identifier)!;
      Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title });
    }
    // The type as it is now: a link by name has become one with an address.
    const { type, url } = node as { type: string; url?: string };
    if (type === 'link') Object.assign(node, { url: leadTo(url!) });
    return undefined;
  });
  const text = tree.children
    .map((node) => toString(node))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : { tree, text };
}

/** Whether a node is the line that ends the excerpt. */
export function isExcerptMarker(node: RootContent): boolean {
  return (
    (node.type === 'mdxFlowExpression' && /^\s*\/\*\s*excerpt\s*\*\/\s*$/.test(node.value)) ||
    (node.type === 'html' && /^<!--\s*excerpt\s*-->$/.test(node.value))
  );
}
