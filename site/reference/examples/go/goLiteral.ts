import { indent } from '../lines';

/** A struct or a map, with a member on each line. As gofmt has it, values are aligned among neighbours that take one line each. */
export function literal(type: string, members: [string, string][]): string {
  if (members.length === 0) return `${type}{}`;
  let rows = '';
  let end = 0;
  let width = 0;
  for (const [index, [key, value]] of members.entries()) {
    if (index >= end) {
      [end, width] = [index + 1, key.length];
      while (!value.includes('\n') && members[end]?.[1].includes('\n') === false) {
        width = Math.max(width, members[end++]![0].length);
      }
    }
    rows += `\t${key}:${' '.repeat(width - key.length + 1)}${indent(value, 1, '\t').trimStart()},\n`;
  }
  return `${type}{\n${rows}}`;
}

/** A list, on one line where it is short. */
export function sequence(type: string, items: string[]): string {
  const line = `${type}{${items.join(', ')}}`;
  if (!line.includes('\n') && line.length < 80) return line;
  return `${type}{\n${items.map((item) => `${indent(item, 1, '\t')},\n`).join('')}}`;
}
