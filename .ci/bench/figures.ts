/** Measured values, by the names of their columns. */
export type Figures = Record<string, number>;

export interface Row {
  name: string;
  figures: Figures;
}

/** The middle value, or the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** The medians of several measurements of one thing. */
export function medians(all: Figures[]): Figures {
  const names = Object.keys(all[0]!);
  return Object.fromEntries(names.map((name) => [name, median(all.map((figures) => figures[name]!))]));
}

/** One row divided by another; without the columns that are 0 in the other. */
export function ratio(name: string, { figures }: Row, other: Row): Row {
  const ratios = Object.entries(figures).map(([column, value]) => [column, value / other.figures[column]!]);
  return { name, figures: Object.fromEntries(ratios.filter(([, value]) => Number.isFinite(value))) };
}

/** A table in Markdown. Numbers have three significant digits or more. */
export function formatTable(title: string, rows: Row[]): string {
  const columns = Object.keys(rows[0]?.figures ?? {});
  const lines = [
    [title, ...columns],
    [title, ...columns].map(() => '---'),
    ...rows.map(({ name, figures }) => [name, ...columns.map((column) => format(figures[column]))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const format = (value = NaN) =>
  Number.isNaN(value)
    ? ''
    : value.toLocaleString('en', { maximumSignificantDigits: Math.max(3, String(Math.trunc(value)).length) });
