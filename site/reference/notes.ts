import { jsonName } from './jsonName';
import type { Field, Option, NumberRange, Message, Rule } from './model';

/** A rule or another fact, in short words, with the code after them. */
type Note = Pick<Rule, 'text' | 'code'>;

/** Facts about a field besides its type and whether it's required, rules first. */
export function fieldNotes(field: Field): Note[] {
  const { name, rules, group, defaultValue, options } = field;
  return [
    ...rules,
    ...(group ? [{ text: 'group' }] : []),
    ...(defaultValue === undefined ? [] : [{ text: 'default', code: defaultValue }]),
    ...(field.jsonName === jsonName(name) ? [] : [{ text: 'in JSON', code: field.jsonName }]),
    ...otherOptions(options).map((option) => ({ text: 'option', code: option })),
  ];
}

/** Options that pages show in a different form. */
const shownElsewhere = /^(deprecated|idempotency_level|\(buf\.validate\.\w+\))$/;

/** Options that pages show only as written: `(team.owner) = "data"`. */
export function otherOptions(options: Option[]): string[] {
  return options
    .filter(({ name }) => !shownElsewhere.test(name))
    .map(({ name, value }) => `${name} = ${JSON.stringify(value)}`);
}

/** Notes on a message, an enum, a service, a method, or a file: words, and the names or numbers in code after them. */
export function symbolNotes({ extensions = [], ...symbol }: Pick<Message, 'options'> & Partial<Message>) {
  const { numbers = [], names = [] } = symbol.reserved ?? {};
  return [
    { text: 'Reserved', codes: [...numbers.map(rangeOf), ...names] },
    { text: 'Numbers for extensions', codes: (symbol.extensionRanges ?? []).map(rangeOf) },
    { text: 'Adds to other messages', codes: extensions.map(({ extendee, name }) => `${extendee}.${name}`) },
    { text: 'Options', codes: otherOptions(symbol.options) },
  ].filter(({ codes }) => codes.length > 0);
}

/** Highest numbers of a field and of an enum value, which are written as `max`. */
const maxNumbers = new Set([536_870_911, 2_147_483_647]);

const rangeOf = ({ from, to }: NumberRange) =>
  from === to ? `${from}` : `${from} to ${maxNumbers.has(to) ? 'max' : to}`;
