import type {
  BlockContent,
  Heading,
  InlineCode,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';

/** Plain text: whatever in it could be markup is escaped. */
export const text = (value: string): Text => ({ type: 'text', value });

/** Code in a line. */
export const code = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** Bold text. */
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

/** A paragraph; `text` and `code` make its parts. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A heading with words and the name of a symbol in code. */
export function heading(depth: Heading['depth'], words: string, name?: string): Heading {
  const children = [words && text(words), name !== undefined && code(name)].filter((part) => part !== false);
  return { type: 'heading', depth, children: children.filter((part) => part !== '') };
}

/** Code that leads to an address where there is one. */
export function linkedCode(value: string, url: string | undefined): PhrasingContent {
  return url === undefined ? code(value) : { type: 'link', url, children: [code(value)] };
}

/** A list of facts, each a line. */
export function facts(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(...item)] })),
  };
}

/** A table with as many cells in every row as there are columns; none where there is no row. */
export function table(columns: string[], rows: PhrasingContent[][][]): BlockContent[] {
  const row = (cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  if (rows.length === 0) return [];
  return [{ type: 'table', children: [row(columns.map((name) => [text(name)])), ...rows.map(row)] } as Table];
}

/** Parts with something between each two of them. */
export function joined(parts: PhrasingContent[][], between: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [text(between), ...part] : part));
}
