import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

export interface Excerpt {
  /** As written, in Markdown. */
  markdown: string;
  /** The same in plain text. */
  text: string;
}

/**
 * The beginning of an entry that lists show: what stands above the marker, a comment on a line of its own with
 * the one word `excerpt` (of MDX in a `.mdx` file, of HTML in a `.md` file). Without a marker, the first
 * paragraph that is in no callout.
 *
 * @param source The whole file that the tree was read from.
 * @param leadTo The address that a link of the entry has on every other page.
 * @returns Undefined when nothing stands there.
 */
export function excerptOf(
  tree: Root,
  source: string,
  leadTo: (address: string) => string,
): Excerpt | undefined {
  const marker = tree.children.findIndex(isExcerptMarker);
  const nodes = marker === -1 ? firstParagraph(tree) : tree.children.slice(0, marker);
  const text = nodes
    .map((node) => toString(node))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return undefined;

  const lines = linesWithAddresses(source, tree, leadTo);
  const written = ({ position }: RootContent) =>
    position ? lines.slice(position.start.line - 1, position.end.line).join('\n') : '';
  const parts = nodes.map(written);
  // Links by name stay links: what the names stand for comes along.
  if (nodes.some(hasNamedReference)) {
    parts.push(
      tree.children
        .filter(({ type }) => type === 'definition')
        .map(written)
        .join('\n'),
    );
  }
  return { markdown: parts.join('\n\n'), text };
}

/** The lines of a source, with every address of a link in the form that it has elsewhere. */
function linesWithAddresses(source: string, tree: Root, leadTo: (address: string) => string): string[] {
  const lines = source.split(/\r?\n/);
  const places: { line: number; at: number; url: string }[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !node.position) return;
    const { line, column } = node.position.end;
    const at = lines[line - 1]!.slice(0, column - 1).lastIndexOf(node.url);
    if (at !== -1) places.push({ line: line - 1, at, url: node.url });
  });
  // From the last to the first, so that no place moves.
  for (const { line, at, url } of places.sort((one, other) => other.at - one.at)) {
    lines[line] = lines[line]!.slice(0, at) + leadTo(url) + lines[line]!.slice(at + url.length);
  }
  return lines;
}

/** Whether a node is the line that ends the excerpt. */
export function isExcerptMarker(node: RootContent): boolean {
  return (
    (node.type === 'mdxFlowExpression' && /^\s*\/\*\s*excerpt\s*\*\/\s*$/.test(node.value)) ||
    (node.type === 'html' && /^<!--\s*excerpt\s*-->$/.test(node.value))
  );
}

function firstParagraph(tree: Root): RootContent[] {
  let callouts = 0;
  for (const node of tree.children) {
    if (node.type !== 'paragraph') continue;
    const fences = toString(node).match(/^:::.*$/gm) ?? [];
    const inside = callouts > 0 || fences.length > 0;
    for (const fence of fences) callouts += /^:::+\s*$/.test(fence) ? -1 : 1;
    if (!inside) return [node];
  }
  return [];
}

function hasNamedReference(node: RootContent): boolean {
  let found = false;
  visit(node, (inner) => {
    if (inner.type === 'linkReference' || inner.type === 'imageReference') found = true;
  });
  return found;
}
