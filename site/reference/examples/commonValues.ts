import { hash } from 'node:crypto';

/** Typical values, by the last words of a field's name. */
const texts: Endings<string> = [
  ['.name', 'production'],
  ['email mail', 'ada@example.com'],
  ['url urls uri uris', 'https://example.com'],
  ['host hostname server_name', 'db.example.com'],
  ['user username', 'ada'],
  ['duration timeout period', '30s'],
  ['region', 'us-east-1'],
  ['schema schemas', 'public'],
  ['table tables', 'users'],
  ['column columns', 'email'],
  ['description note', 'Nightly run'],
  ['path', '/data'],
  ['model model_name', 'gpt-4o'],
  ['locale language', 'en'],
];
const numbers: Endings<number> = [
  ['year', 2026],
  ['port', 5432],
  ['page_size limit count max_log_lines', 100],
];

type Endings<Value> = [endings: string, value: Value][];

/** Texts that suit a field's name, best first. They don't have to satisfy its rules. */
export function commonTexts(name: string): string[] {
  const words = nameOfField(name).toLowerCase().replace(/_+/g, '-').replace(/^-|-$/g, '');
  return [...byEnding(name, texts), words, `my-${words}`, 'example', 'Example'];
}

/** Numbers that suit a field's name, best first. They don't have to satisfy its rules. */
export function commonNumbers(name: string): number[] {
  return [...byEnding(name, numbers), 1, 10, 0];
}

/** The name of a field without its message. */
export const nameOfField = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** Values for the endings of a name, longest first: `.user_id`, `user_id`, `id`. */
function byEnding<Value>(name: string, values: Endings<Value>): Value[] {
  const field = nameOfField(name);
  const words = field.split('_');
  const endings = words.map((_, index) => words.slice(index).join('_'));
  if (field !== name) endings.unshift(`.${field}`);
  return endings.flatMap((end) =>
    values.filter(([all]) => all.split(' ').includes(end)).map(([, value]) => value),
  );
}

/** A UUID derived from a name. */
export function commonUuid(name: string): string {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
