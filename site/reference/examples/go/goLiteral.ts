import { indent } from '../lines';

/** A struct or a map, with a member on each line. */
export function literal(type: string, members: [string, string][]): string {
  if (members.length === 0) return `${type}{}`;
  const rows = members.map(
    ([key, value], index) => `${key}:${' '.repeat(widthAt(members, index) - key.length + 1)}${value},`,
  );
  return `${type}{\n${rows.map((row) => `${indent(row, 1, '\t')}\n`).join('')}}`;
}

/** As gofmt has it: values are aligned among neighbours that take one line each. */
function widthAt(members: [string, string][], index: number): number {
  const isLine = (at: number) => members[at] !== undefined && !members[at]![1].includes('\n');
  if (!isLine(index)) return members[index]![0].length;
  let from = index;
  let to = index;
  while (isLine(from - 1)) from--;
  while (isLine(to + 1)) to++;
  return Math.max(...members.slice(from, to + 1).map(([key]) => key.length));
}

/** A list, on one line where it is short. */
export function sequence(type: string, items: string[]): string {
  const line = `${type}{${items.join(', ')}}`;
  if (!line.includes('\n') && line.length < 80) return line;
  return `${type}{\n${items.map((item) => `${indent(item, 1, '\t')},\n`).join('')}}`;
}
