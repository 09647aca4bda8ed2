/** What a field holds, which decides its transformer. */
export type FieldKind = 'name' | 'email' | 'phone';

/** A value after its transformer. */
export interface Transformed {
  /** The value after; new characters are between square brackets. */
  after: string;
  /** What of the value stays readable while it is hidden. */
  kept: string[];
}

/** The transformer of each kind of field, by its name in the app. */
const transformers: Record<FieldKind, [name: string, transform: (value: string) => Transformed]> = {
  name: ['Transform Full Name', transformName],
  email: ['Transform Email', transformEmail],
  phone: ['Transform E164 Phone Number', transformPhone],
};

/** Names of the transformers that a reader can choose for a field. */
export const transformersOf = (kind: FieldKind): string[] => [transformers[kind][0], 'Passthrough', 'Null'];

/**
 * Transforms a value as Neosync would. Equal values have equal results, so the picture is stable; Neosync itself draws
 * at random.
 *
 * @param name One of `transformersOf(kind)`.
 */
export function transformValue(kind: FieldKind, name: string, value: string): Transformed {
  if (name === 'Passthrough') return { after: value, kept: [value] };
  if (name === 'Null' || value === '') return { after: '[NULL]', kept: [] };
  return transformers[kind][1](value);
}

function transformName(value: string): Transformed {
  return { after: `[${pick(firstNames, value)} ${pick(lastNames, `${value} `)}]`, kept: [] };
}

function transformEmail(value: string): Transformed {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) return { after: '(not an email address)', kept: [] };
  const at = value.indexOf('@');
  const name = Array.from({ length: at }, (_, index) => (hash(`${index}${value}`) % 16).toString(16));
  return { after: `[${name.join('')}]${value.slice(at)}`, kept: [value.slice(at), '.'] };
}

function transformPhone(value: string): Transformed {
  const length = value.replace(/\D/g, '').length;
  const digits = Array.from({ length }, (_, index) => (hash(`${index}${value}`) % 9) + (index ? 0 : 1));
  return { after: `[+${digits.join('')}]`, kept: ['+'] };
}

const firstNames = ['Linus', 'Ines', 'Tomas', 'Priya', 'Noor', 'Elif', 'Jonas', 'Mei'];
const lastNames = ['Barnes', 'Okafor', 'Lindt', 'Marsh', 'Vega', 'Novak', 'Quinn', 'Sato'];

const pick = (list: string[], text: string) => list[hash(text) % list.length]!;

/** FNV-1a, mixed once more to spread similar texts. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}
