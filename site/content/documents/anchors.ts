/// <reference types="mdast-util-to-hast" />
import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Nodes, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { blocksIn } from './blocksIn';

/** A heading or row that a link can lead to. */
export interface Anchor {
  id: string;
  /** Plain text of the heading or of the row's first cell. */
  text: string;
  /** First line is 1. */
  line: number;
  /** Rank of the heading, or `row` for the row of a table. */
  kind: 1 | 2 | 3 | 4 | 5 | 6 | 'row';
  /** Whether the heading is in the table of contents: not inside steps or tabs. */
  topLevel: boolean;
  /** Text of a heading with names in code between backticks. */
  label: string;
}

/**
 * Gives an anchor to every heading and to every table row whose first cell begins with code or bold text: `id` in
 * `data.hProperties`. Slugs follow GitHub's rule, without the leading dashes of a flag. Headings come first, so that a row
 * never takes a heading's anchor; text without a letter or digit becomes `section` or `row`.
 */
export function assignAnchors(tree: Root): Anchor[] {
  const slugger = new GithubSlugger();
  // Ids that the page has around the text.
  for (const id of ['main', 'footnote-label']) slugger.slug(id);
  const idOf = (node: Heading | TableRow, text: string, otherwise: string): string => {
    const id = slugger.slug(slug(text) === '' ? otherwise : text);
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    return id;
  };
  const blocks = blocksIn(tree);
  const headings = blocks.flatMap(({ block: heading, parent }): Anchor[] => {
    if (heading.type !== 'heading') return [];
    const text = toString(heading);
    const id = idOf(heading, text, 'section');
    const line = heading.position?.start.line ?? 0;
    const topLevel = parent.type === 'root';
    return [{ id, text, line, kind: heading.depth, topLevel, label: labelOf(heading) }];
  });
  const rows = blocks.flatMap(({ block }) => (block.type === 'table' ? block.children.slice(1) : []));
  const named = rows.flatMap((row): Anchor[] => {
    const text = rowName(row);
    if (text === undefined) return [];
    const id = idOf(row, text.replace(/^-+/, ''), 'row');
    const line = row.position?.start.line ?? 0;
    return [{ id, text, line, kind: 'row', topLevel: true, label: text }];
  });
  return [...headings, ...named];
}

function rowName(row: TableRow): string | undefined {
  let first: Nodes | undefined = row.children[0]?.children[0];
  while (first?.type === 'link' || first?.type === 'strong') {
    if (first.type === 'strong') return toString(first);
    first = first.children[0];
  }
  return first?.type === 'inlineCode' ? first.value : undefined;
}

function labelOf(heading: Heading): string {
  return heading.children
    .map((child) => (child.type === 'inlineCode' ? `\`${child.value}\`` : toString(child)))
    .join('');
}
