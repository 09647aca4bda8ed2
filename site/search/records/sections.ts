import type { Heading, Nodes, Root, Table, TableRow } from 'mdast';

import { joinTexts, plainText } from './plainText';
import { searchLevels } from './record';
import type { SearchKind } from './searchKinds';

/** The page itself, a heading with the text up to the next heading, or a table row with an anchor. */
export interface Section {
  /** Depth of the heading, 2 to 6; a row is one deeper than its heading, so up to 7. 1 for the page itself. */
  depth: number;
  kind: SearchKind;
  anchor?: string;
  name: string;
  text: string;
  /** Its name and the names above it, by level below the page. */
  names: string[];
  /** The number of characters in link texts. */
  linkLength: number;
}

/** The deepest level of names below the page. Rows below a heading of depth 6 have the same level as the heading. */
const maxLevel = searchLevels.length - 3;

/**
 * Splits a page into sections, in reading order. The first has the page's heading and the text around it. A heading
 * inside an element (a step, a tab) applies only to that element: the text after it belongs to the heading around it.
 *
 * @param tree The page, with the anchors set by `assignAnchors`.
 */
export function sectionsOf(tree: Root): Section[] {
  const first: Section = { depth: 1, kind: 'page', name: '', text: '', names: [], linkLength: 0 };
  const sections = [first];
  /** The current section, preceded by the sections around it. */
  let openSections = [first];

  const add = (text: string, linkLength: number) => {
    const current = openSections.at(-1)!;
    current.text = joinTexts([current.text, text]);
    current.linkLength += linkLength;
  };

  const begin = (depth: number, node: Heading | TableRow, name: string): Section => {
    const level = Math.min(depth - 2, maxLevel);
    const names = openSections.findLast((section) => section.depth < depth)!.names.slice(0, level);
    names[level] = name;
    const kind = node.type === 'heading' ? 'section' : 'symbol';
    const section: Section = { depth, kind, anchor: anchorOf(node), name, text: '', names, linkLength: 0 };
    sections.push(section);
    return section;
  };

  const walk = (node: Nodes) => {
    if (node.type === 'heading' && node.depth === 1) {
      first.name = plainText(node);
      openSections = [first];
    } else if (node.type === 'heading') {
      const section = begin(node.depth, node, plainText(node));
      openSections = [...openSections.filter(({ depth }) => depth < node.depth), section];
    } else if (node.type === 'table') {
      walkTable(node);
    } else if ('children' in node && hasSections(node)) {
      const outer = openSections;
      // Text in its attributes, such as the label of a tab.
      add(plainText({ ...node, children: [] } as Nodes), 0);
      node.children.forEach(walk);
      if (node.type !== 'root') openSections = outer;
    } else {
      add(plainText(node), linkLengthOf(node));
    }
  };

  const walkTable = ({ children: [head, ...rows] }: Table) => {
    const labels = head?.children.map(plainText) ?? [];
    if (head && rows.some((row) => anchorOf(row) === undefined)) add(plainText(head), 0);
    for (const row of rows) {
      if (anchorOf(row) === undefined) {
        add(plainText(row), linkLengthOf(row));
        continue;
      }
      const [name, ...cells] = row.children.map(plainText);
      const section = begin(openSections.at(-1)!.depth + 1, row, name!);
      section.text = cellText(cells, labels.slice(1));
      // A name that is a link opens its description.
      if (linkLengthOf(row.children[0]!) > 0) section.linkLength = section.text.length;
    }
  };

  walk(tree);
  return sections;
}

function anchorOf({ data }: Heading | TableRow): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Whether a node contains a heading or a table at any depth. */
function hasSections(node: Nodes): boolean {
  if (!('children' in node)) return false;
  return node.children.some((child) => /^(heading|table)$/.test(child.type) || hasSections(child));
}

function linkLengthOf(node: Nodes): number {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const hasHref = isJsx && node.attributes.some((each) => 'name' in each && each.name === 'href');
  if (hasHref || /^link(Reference)?$/.test(node.type)) return plainText(node).length;
  return 'children' in node ? node.children.reduce((sum: number, child) => sum + linkLengthOf(child), 0) : 0;
}

/** The cells after a row's name: the longest unchanged, the others with their column's label. */
function cellText(cells: string[], labels: string[]): string {
  const longest = Math.max(...cells.map(({ length }) => length));
  return cells
    .map((cell, index) => (cell.length < longest && labels[index] ? `${labels[index]}: ${cell}` : cell))
    .filter((_, index) => cells[index] !== '' && cells[index] !== '–')
    .join(' · ');
}
