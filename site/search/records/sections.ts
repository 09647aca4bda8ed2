import type { Heading, Nodes, Root, Table, TableRow } from 'mdast';

import { plainText } from './plainText';

/** A heading with the text up to the next one, or a table row with an anchor. */
export interface Section {
  /** Rank of the heading, 1 to 6; a row ranks one below its heading, so up to 7. */
  rank: number;
  kind: 'heading' | 'row';
  /** Undefined for text above the first heading. */
  anchor?: string;
  name: string;
  text: string;
  /** The headings above the section, outermost first, without itself. */
  parents: Pick<Section, 'rank' | 'name'>[];
  /** Share of the text that is the text of links, 0 to 1. */
  linked: number;
}

/**
 * Cuts a page into sections, in reading order.
 *
 * A heading inside an element (a step, a tab) rules that element only: what follows the element belongs to the
 * heading around it again.
 *
 * @param tree The page, with the anchors that `assignAnchors` gave it.
 */
export function sectionsOf(tree: Root): Section[] {
  const first: Draft = { rank: 0, kind: 'heading', name: '', parents: [], texts: [], links: 0 };
  const drafts: Draft[] = [first];
  let open: Draft[] = [first];

  const add = (text: string, links: number) => {
    const current = open.at(-1)!;
    if (text !== '') current.texts.push(text);
    current.links += links;
  };

  const begin = (rank: number, node: Heading | TableRow, name: string): Draft => {
    const parents = open.filter((draft) => draft.rank > 0 && draft.rank < rank);
    const kind = node.type === 'heading' ? 'heading' : 'row';
    const draft: Draft = { rank, kind, anchor: anchorOf(node), name, parents, texts: [], links: 0 };
    drafts.push(draft);
    return draft;
  };

  const walk = (node: Nodes) => {
    if (node.type === 'heading') {
      const draft = begin(node.depth, node, plainText(node));
      open = [...open.filter(({ rank }) => rank < node.depth), draft];
    } else if (node.type === 'table') {
      walkTable(node);
    } else if ('children' in node && holdsSections(node)) {
      const around = open;
      // What the element says before its content, such as the label of a tab.
      add(plainText({ ...node, children: [] } as Nodes), 0);
      node.children.forEach(walk);
      if (node.type !== 'root') open = around;
    } else {
      add(plainText(node), linkLength(node));
    }
  };

  const walkTable = (table: Table) => {
    const [head, ...rows] = table.children;
    const labels = head?.children.map(plainText) ?? [];
    const named = rows.map((row) => anchorOf(row) !== undefined);
    if (head && !named.every(Boolean)) add(plainText(head), 0);
    rows.forEach((row, index) => {
      if (!named[index]) return add(plainText(row), linkLength(row));
      const [name, ...cells] = row.children.map(plainText);
      const draft = begin(open.at(-1)!.rank + 1, row, name!);
      const text = cellText(cells, labels.slice(1));
      draft.texts.push(text);
      // A name that is a link leads to where it is described.
      if (linkLength(row.children[0]!) > 0) draft.links = text.length;
    });
  };

  walk(tree);
  return drafts.map(finish).filter(({ anchor, text }) => anchor !== undefined || text !== '');
}

/** A section that is still being filled. */
interface Draft {
  rank: number;
  kind: Section['kind'];
  anchor?: string;
  name: string;
  parents: Draft[];
  texts: string[];
  /** Characters that are the text of links. */
  links: number;
}

function finish({ rank, kind, anchor, name, parents, texts, links }: Draft): Section {
  const text = texts.filter((part) => part !== '').join(' ');
  return {
    rank,
    kind,
    anchor,
    name,
    text,
    parents: parents.map(({ rank, name }) => ({ rank, name })),
    linked: text === '' ? 0 : links / text.length,
  };
}

function anchorOf({ data }: Heading | TableRow): string | undefined {
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Whether a node contains a heading or a table, at any depth. */
function holdsSections(node: Nodes): boolean {
  return (
    'children' in node &&
    node.children.some((child) => child.type === 'heading' || child.type === 'table' || holdsSections(child))
  );
}

function linkLength(node: Nodes): number {
  if (node.type === 'link' || node.type === 'linkReference') return plainText(node).length;
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (isJsx && node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'href')) {
    return plainText(node).length;
  }
  return 'children' in node ? node.children.reduce((sum: number, child) => sum + linkLength(child), 0) : 0;
}

/** The cells after a row's name: the longest as written, the others with their column's label. */
function cellText(cells: string[], labels: string[]): string {
  const longest = Math.max(...cells.map(({ length }) => length));
  return cells
    .map((cell, index) => {
      if (cell === '' || cell === '-') return '';
      const label = cell.length === longest ? undefined : labels[index];
      return label ? `${label}: ${cell}` : cell;
    })
    .filter((cell) => cell !== '')
    .join(' · ');
}
