import type { JsonValue } from '../example';

/** What each level is moved in by. */
export const step = '  ';

/** A string literal in single quotes. */
export function text(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** An object, with a member on each line below one that is moved in by `margin`. */
export const braces = (members: string[], margin: string) =>
  members.length === 0 ? '{}' : `{\n${rows(members, margin)}${margin}}`;

/** A list, on one line where it is short. */
export function listOf(items: string[], margin: string): string {
  const line = `[${items.join(', ')}]`;
  return isShort(line) ? line : `[\n${rows(items, margin)}${margin}]`;
}

/** A value of JSON as a literal, on one line where it is short. */
export function jsonLiteral(json: JsonValue, margin: string): string {
  const inner = margin + step;
  if (typeof json === 'string') return text(json);
  if (typeof json !== 'object' || json === null) return String(json);
  if (Array.isArray(json))
    return listOf(
      json.map((item) => jsonLiteral(item, inner)),
      margin,
    );
  const members = Object.entries(json).map(
    ([key, value]) => `${propertyOf(key)}: ${jsonLiteral(value, inner)}`,
  );
  const line = `{ ${members.join(', ')} }`;
  return members.length > 0 && isShort(line) ? line : braces(members, margin);
}

const isShort = (line: string) => !line.includes('\n') && line.length < 60;

/** Name of a member of an object. */
export const propertyOf = (name: string) =>
  name === '__proto__' ? `[${text(name)}]` : /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name);

const rows = (items: string[], margin: string) => items.map((item) => `${margin}${step}${item},\n`).join('');
