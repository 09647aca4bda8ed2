/** The kind of value in a field, which determines its transformer. */
export type FieldKind = 'name' | 'email' | 'phone';

/** A value after its transformer. */
export interface Transformed {
  /** The value after; new characters are between square brackets. Absent if the transformer rejects the value. */
  after?: string;
  /** The parts of the value that stay readable while it is hidden. */
  kept: string[];
}

/** A reader's choices for a field: the transformer of its kind, or those of all kinds. */
export type Transformer = FieldKind | 'passthrough' | 'null';

const transformers: Record<Transformer, (value: string) => Transformed> = {
  name: (value) => ({ after: `[${pick(firstNames, value)} ${pick(lastNames, `${value} `)}]`, kept: [] }),
  email: transformEmail,
  phone: transformPhone,
  passthrough: (value) => ({ after: value, kept: [value] }),
  null: () => nothing,
};

const nothing: Transformed = { after: '[NULL]', kept: [] };

/** Transforms a value as Neosync would, but not at random: equal values have equal results. */
export const transformValue = (transformer: Transformer, value: string): Transformed =>
  value === '' && transformer !== 'passthrough' ? nothing : transformers[transformer](value);

function transformEmail(value: string): Transformed {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) return { kept: [] };
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
