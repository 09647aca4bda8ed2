import type {
  BlockContent,
  InlineCode,
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
