import { quotedBytes } from '../bytes';
import type { JsonValue } from '../example';

/** What each level is moved in by. */
export const step = '    ';

/** A value of a scalar type. */
export function scalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes') return `b${quotedBytes(String(value))}`;
  if (type === 'bool') return value === true ? 'True' : 'False';
  return type === 'string' ? text(String(value)) : String(value);
}

/** A value of JSON: a dictionary, a list or a scalar. */
export function plain(json: JsonValue, margin: string): string {
  const inner = margin + step;
  if (Array.isArray(json))
    return block(
      '[',
      json.map((item) => plain(item, inner)),
      ']',
      margin,
    );
  if (json === null) return 'None';
  if (typeof json === 'object')
    return block(
      '{',
      Object.entries(json).map(([key, value]) => `${text(key)}: ${plain(value, inner)}`),
      '}',
      margin,
    );
  return typeof json === 'boolean'
    ? scalar('bool', json)
    : typeof json === 'string'
      ? text(json)
      : String(json);
}

const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** A call with named arguments; names that are keywords of the language are passed in a dictionary. */
export function call(name: string, args: [name: string, value: string][], margin: string): string {
  return block(
    `${name}(`,
    args.map(([key, value]) => (keywords.has(key) ? `**{${text(key)}: ${value}}` : `${key}=${value}`)),
    ')',
    margin,
  );
}

/** What stands between brackets: on one line where it is one short thing. */
export function block(open: string, items: string[], close: string, margin: string): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0 || (items.length === 1 && !line.includes('\n') && line.length < 60)) return line;
  return `${open}\n${items.map((item) => `${margin}${step}${item},\n`).join('')}${margin}${close}`;
}

/** A string literal in the quotes that need fewer escapes. */
export function text(value: string): string {
  const double = JSON.stringify(value);
  return value.includes('"') && !value.includes("'")
    ? `'${double.slice(1, -1).replaceAll('\\"', '"')}'`
    : double;
}
