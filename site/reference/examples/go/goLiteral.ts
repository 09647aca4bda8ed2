import { quotedBytes } from '../bytes';

/** A struct or a map, with a member on each line below one that is moved in by `margin`. As gofmt has it, values are aligned among neighbours that take one line each. */
export function literal(type: string, members: [string, string][], margin: string): string {
  if (members.length === 0) return `${type}{}`;
  let rows = '';
  let end = 0;
  let width = 0;
  members.forEach(([key, value], index) => {
    if (index >= end) {
      [end, width] = [index + 1, key.length];
      while (!value.includes('\n') && members[end]?.[1].includes('\n') === false) {
        width = Math.max(width, members[end++]![0].length);
      }
    }
    rows += `${margin}\t${key}:${' '.repeat(width - key.length + 1)}${value},\n`;
  });
  return `${type}{\n${rows}${margin}}`;
}

/** A list, on one line where it is short. */
export function sequence(type: string, items: string[], margin: string): string {
  const line = `${type}{${items.join(', ')}}`;
  if (!line.includes('\n') && line.length < 80) return line;
  return `${type}{\n${items.map((item) => `${margin}\t${item},\n`).join('')}${margin}}`;
}

const scalarTypes: Record<string, string> = {
  double: 'float64',
  float: 'float32',
  bytes: '[]byte',
  sint32: 'int32',
  sint64: 'int64',
  fixed32: 'uint32',
  fixed64: 'uint64',
  sfixed32: 'int32',
  sfixed64: 'int64',
};

/** Type of a scalar in Go. */
export const goScalarType = (type: string) => scalarTypes[type] ?? type;

/** Value of a scalar in Go. */
export function goScalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes') return `[]byte(${quotedBytes(String(value))})`;
  return type === 'string' ? JSON.stringify(value) : String(value);
}
