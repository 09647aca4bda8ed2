import { hash } from 'node:crypto';

/** Typical values, by the last words of a field's name. */
const texts = new Map(
  Object.entries({
    '.name': 'production',
    ...each('email mail', 'ada@example.com'),
    ...each('url urls uri uris', 'https://example.com'),
    ...each('host hostname server_name', 'db.example.com'),
    ...each('user username', 'ada'),
    ...each('duration timeout period', '30s'),
    region: 'us-east-1',
    ...each('schema schemas', 'public'),
    ...each('table tables', 'users'),
    ...each('column columns', 'email'),
    ...each('description note', 'Nightly run'),
    path: '/data',
    ...each('model model_name', 'gpt-4o'),
    ...each('locale language', 'en'),
  }),
);

const numbers = new Map(
  Object.entries({
    year: 2026,
    port: 5432,
    ...each('page_size limit count max_log_lines', 100),
  }),
);

function each<Value>(endings: string, value: Value): Record<string, Value> {
  return Object.fromEntries(endings.split(' ').map((ending) => [ending, value]));
}

/** Texts that suit a field's name, best first. They don't have to satisfy its rules. */
export function commonTexts(name: string): string[] {
  const words = wordsOf(name);
  return [...byEnding(name, texts), words, `my-${words}`, 'example', 'Example'];
}

/** The text that suits a field's name best. */
export function commonText(name: string): string {
  return byEnding(name, texts)[0] ?? wordsOf(name);
}

const wordsOf = (name: string) => nameOfField(name).toLowerCase().replace(/_+/g, '-').replace(/^-|-$/g, '');

/** Numbers that suit a field's name, best first. They don't have to satisfy its rules. */
export function commonNumbers(name: string): number[] {
  return [...byEnding(name, numbers), 1, 10, 0];
}

/** The name of a field without its message. */
export const nameOfField = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** Values for the endings of a name, longest first: `.user_id`, `user_id`, `id`. */
function byEnding<Value>(name: string, values: Map<string, Value>): Value[] {
  const field = nameOfField(name);
  const found: (Value | undefined)[] = [];
  if (field !== name) found.push(values.get(`.${field}`));
  for (let end = field; ; end = end.slice(end.indexOf('_') + 1)) {
    found.push(values.get(end));
    if (!end.includes('_')) return found.filter((value) => value !== undefined);
  }
}

/** A UUID derived from a name. */
export function commonUuid(name: string): string {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
