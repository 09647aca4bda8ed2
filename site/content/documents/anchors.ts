/// <reference types="mdast-util-to-hast" />
import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Nodes, Parents, Root, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { visit } from '../../visit';
import { blocksIn } from './blocksIn';
import { attributeText, isJsx } from '../elements/element';

/** A heading, a table row, or an element with an id from the writer, which can be linked to. */
export interface Anchor {
  id: string;
  /** First line is 1. */
  line: number;
  kind: 'heading' | 'row' | 'element';
  /** Level of a heading. */
  level?: Heading['depth'];
  /** Text of a heading, with code names in backticks, or of the row's first cell; empty for an element. */
  label: string;
  /** Whether it's a heading in the table of contents: not inside steps or tabs. @default false */
  topLevel?: boolean;
  /** File of the partial that contains it. @default the file of the page */
  file?: string;
}

/**
 * Gives an `id` to every heading and to every table row whose first cell begins with code or bold text. Slugs follow
 * GitHub's rule; ids set by the writer come first, then headings, then rows. Text without a letter or digit becomes
 * `section` or `row`.
 */
export function assignAnchors(tree: Root): Anchor[] {
  const slugger = new GithubSlugger();
  const explicit = explicitIds(tree);
  for (const id of ['__rspress_root', 'footnote-label', ...explicit.map((one) => one.id)]) slugger.slug(id);
  const assign = (node: Heading | TableRow, name: string, anchor: Omit<Anchor, 'id' | 'line' | 'file'>) => {
    const id = slugger.slug(slug(name) === '' ? fallbackIds[node.type] : name.normalize());
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
    return { id, ...locate(node), ...anchor };
  };
  const blocks = blocksIn(tree);
  const headings = blocks.flatMap(({ block, parent }) => {
    if (block.type !== 'heading') return [];
    const label = headingText(block, '`');
    const topLevel = parent.type === 'root';
    return [assign(block, headingText(block), { kind: 'heading', level: block.depth, label, topLevel })];
  });
  const rows = blocks.flatMap(({ block }) => (block.type === 'table' ? block.children.slice(1) : []));
  const named = rows.flatMap((row) => {
    const label = row.children[0] && nameIn(row.children[0]);
    return label === undefined ? [] : [assign(row, label.replace(/^-+/, ''), { kind: 'row', label })];
  });
  return [...headings, ...named, ...explicit];
}

const fallbackIds = { heading: 'section', tableRow: 'row' };

const locate = ({ position, data }: Nodes) => ({
  line: position?.start.line ?? 0,
  file: data?.partial?.file,
});

/** Ids that the writer set on elements, and ids of footnotes. */
function explicitIds(tree: Root): Anchor[] {
  const anchors: Anchor[] = [];
  visit(tree, (node) => {
    const ids: (string | undefined)[] = [];
    if (node.type === 'footnoteReference') {
      ids.push(...['fn', 'fnref'].map((part) => `user-content-${part}-${node.identifier}`));
    } else if (isJsx(node)) {
      ids.push(attributeText(node, 'id'), node.name === 'a' ? attributeText(node, 'name') : undefined);
    }
    for (const id of new Set(ids)) {
      if (id) anchors.push({ id, ...locate(node), kind: 'element', label: '' });
    }
  });
  return anchors;
}

/** The code or bold text at the start of a cell, or of a link that the cell starts with. */
function nameIn({ children }: Parents): string | undefined {
  const first: Nodes | undefined = children.find((node) => toString(node).trim() !== '');
  if (first?.type === 'link') return nameIn(first);
  if (first?.type === 'strong') return toString(first);
  return first?.type === 'inlineCode' ? first.value : undefined;
}

/** The visible text of a heading or a title. @param mark Goes around names in code. */
export function headingText(heading: Nodes, mark = ''): string {
  const words = (node: Nodes): string => {
    if (node.type === 'break') return ' ';
    if (node.type === 'inlineCode') return `${mark}${node.value}${mark}`;
    return 'children' in node ? node.children.map(words).join('') : toString(node);
  };
  return words(heading).replace(/\s+/g, ' ').trim();
}
