/** What was measured, by the names of its columns. */
export type Figures = Record<string, number>;

export interface Row {
  name: string;
  figures: Figures;
}

/** The value in the middle; of an even number, the mean of the two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** A table in Markdown. Numbers have three significant digits or more. */
export function tableOf(title: string, rows: Row[]): string {
  const columns = Object.keys(rows[0]?.figures ?? {});
  const lines = [
    [title, ...columns],
    [title, ...columns].map(() => '---'),
    ...rows.map(({ name, figures }) => [name, ...columns.map((column) => write(figures[column] ?? NaN))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function write(value: number): string {
  if (Number.isNaN(value)) return '';
  const size = Math.abs(value);
  const maximumFractionDigits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits });
}
