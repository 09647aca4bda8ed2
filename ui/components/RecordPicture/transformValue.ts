/** What a field holds, which says what can be done to it. */
export type FieldKind = 'name' | 'email' | 'phone';

/** What becomes of a value. */
export interface Transformed {
  /** The value after; what stands between square brackets is new. */
  after: string;
  /** What of the value stays readable while it is hidden. */
  kept: string[];
}

type Transform = (value: string, options: { keepDomain: boolean }) => Transformed;

const passthrough: Transform = (value) => ({ after: value, kept: value === '' ? [] : [value] });
const nothing: Transform = () => ({ after: '[NULL]', kept: [] });

/**
 * What can be done to a field, by the names that the app has for it. Each draws the kind of value that Neosync writes, from
 * the value alone, so that the same one comes again; Neosync itself draws at random.
 */
export const transformers: Record<FieldKind, Record<string, Transform>> = {
  name: {
    'Transform Full Name': transformName,
    'Generate Full Name': (value) => transformName(`${value}.`),
    Passthrough: passthrough,
    Null: nothing,
  },
  email: {
    'Transform Email': transformEmail,
    'Generate Email': (value) => ({
      after: `[${hex(`${value}.`, 12)}@${pick(domains, value)}]`,
      kept: [],
    }),
    Passthrough: passthrough,
    Null: nothing,
  },
  phone: {
    'Transform E164 Phone Number': transformPhone,
    Passthrough: passthrough,
    Null: nothing,
  },
};

/** The transformer that keeps the domain of an email where it is asked to. */
export const keepsDomain = 'Transform Email';

function transformName(value: string): Transformed {
  if (value === '') return nothing(value, { keepDomain: false });
  return { after: `[${pick(firstNames, value)} ${pick(lastNames, `${value} `)}]`, kept: [] };
}

function transformEmail(value: string, { keepDomain }: { keepDomain: boolean }): Transformed {
  if (value === '') return nothing(value, { keepDomain });
  const at = value.indexOf('@');
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) return { after: '(not an email address)', kept: [] };
  const name = `[${hex(value, at)}`;
  return keepDomain
    ? { after: `${name}]${value.slice(at)}`, kept: [value.slice(at), '.'] }
    : { after: `${name}@${pick(domains, value)}]`, kept: ['@'] };
}

function transformPhone(value: string): Transformed {
  if (value === '') return nothing(value, { keepDomain: false });
  const digits = value.replace(/\D/g, '').length;
  const numbers = Array.from(
    { length: digits },
    (_, index) => (hash(`${index}${value}`) % 9) + (index ? 0 : 1),
  );
  return { after: `[+${numbers.join('')}]`, kept: ['+'] };
}

const firstNames = ['Linus', 'Ines', 'Tomas', 'Priya', 'Noor', 'Elif', 'Jonas', 'Mei'];
const lastNames = ['Barnes', 'Okafor', 'Lindt', 'Marsh', 'Vega', 'Novak', 'Quinn', 'Sato'];
const domains = ['mail.example', 'post.example', 'inbox.example'];

const pick = (list: string[], text: string) => list[hash(text) % list.length]!;

/** So many characters that look like the beginning of a UUID. */
const hex = (text: string, length: number) =>
  Array.from({ length }, (_, index) => (hash(`${index}${text}`) % 16).toString(16)).join('');

/** FNV-1a, mixed once more so that texts that differ little end far apart. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}
