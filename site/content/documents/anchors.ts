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
  const anchors: Anchor[] = [];
  const anchorOf = (text: string, otherwise: string) => slugger.slug(slug(text) === '' ? otherwise : text);
  const blocks = blocksIn(tree);
  for (const { block: heading, parent } of blocks) {
    if (heading.type !== 'heading') continue;
    const text = toString(heading);
    anchors.push({
      id: name(heading, anchorOf(text, 'section')),
      text,
      line: heading.position?.start.line ?? 0,
      kind: heading.depth,
      topLevel: parent.type === 'root',
      label: labelOf(heading),
    });
  }
  for (const row of blocks.flatMap(({ block }) => (block.type === 'table' ? block.children.slice(1) : []))) {
    const text = rowName(row);
    if (text === undefined) continue;
    anchors.push({
      id: name(row, anchorOf(text.replace(/^-+/, ''), 'row')),
      text,
      line: row.position?.start.line ?? 0,
      kind: 'row',
      topLevel: true,
      label: text,
    });
  }
  return anchors;
}

function name(node: Heading | TableRow, id: string): string {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  return id;
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
