import { didYouMean } from '../../nearest';
import { getOwn } from '../getOwn';
import type { Field, ProtoFile } from '../model';
import { isOpen } from './completeSymbols';
import type { Say, Tree } from './tree';

/** Reports what protoc refuses in a field: its number, its enum and its default value. */
export function checkField(field: Field, syntax: ProtoFile['syntax'], tree: Tree, say: Say): void {
  const { name, number, type, label, extendee, defaultValue, presence } = field;
  const isTaken = number >= 19_000 && number < 20_000;
  // Ranges decide the numbers of extensions.
  if (number < 1 || (number > 536_870_911 && !extendee) || isTaken) {
    const range = `expected 1 to 536870911${isTaken ? ' without 19000 to 19999' : ''}`;
    say(`the field "${name}" has the number ${number}; ${range}.`);
  }
  const declaration = type.kind === 'enum' ? tree.names.get(type.name) : undefined;
  const hasNoDefault = syntax === 'proto3' || presence === 'implicit';
  const owner = syntax === 'proto3' ? syntax : 'implicit presence';
  const values = declaration?.kind === 'enum' ? declaration.symbol.values : [];
  if (declaration?.kind === 'enum' && hasNoDefault && !isOpen(declaration, tree)) {
    const words = `the enum "${declaration.symbol.name}" of the field "${name}" is closed`;
    say(`${words}; ${owner} uses open ones only.`, 'Move one of the two.');
  }
  const first = values[0]?.number ?? 0;
  if (label === 'map' && first !== 0) {
    say(`the enum of the values of the map "${name}" starts with ${first}; expected 0.`);
  }
  if (defaultValue === undefined) return;
  if (hasNoDefault) {
    return say(`the field "${name}" has a default value; ${owner} has none.`, 'Remove the option.');
  }
  const names = values.map((value) => value.name);
  const expected = expectedDefault(field, defaultValue, names);
  if (expected !== undefined) {
    const fix = `${didYouMean(defaultValue, names)}Correct the default, or remove it.`;
    say(`the default ${defaultValue} of the field "${name}" is not valid; expected ${expected}.`, fix);
  }
}

const texts = [/^["']/, 'a text in quotes'] as const;
const numbers = [/^-?(inf|nan|0[xX][\da-fA-F]+|\d*\.?\d*([eE][+-]?\d+)?)$/, 'a number'] as const;
const constants: Record<string, readonly [pattern: RegExp, expected: string]> = {
  enum: [/^[A-Za-z_]\w*$/, 'the name of a value'],
  bool: [/^(true|false)$/, 'true or false'],
  string: texts,
  bytes: texts,
  float: numbers,
  double: numbers,
};

/** What a constant of a type looks like, unless its limits say so. */
export const constantOf = (type: string) => getOwn(constants, type) ?? [];

/** What a default value should be, in words; undefined for a valid one. */
function expectedDefault({ label, type }: Field, value: string, names: string[]): string | undefined {
  if (label === 'repeated' || label === 'map') return 'none for a list or a map';
  if (type.kind === 'message') return 'none for a message';
  if (type.kind === 'enum') return names.includes(value) ? undefined : `a value of "${nameOf(type.name)}"`;
  const [pattern, words] = constantOf(type.name);
  if (pattern) return pattern.test(value) ? undefined : words;
  const [low, high] = limitsOf(type.name);
  const isWhole = /^-?(0[xX][\da-fA-F]+|0[0-7]*|[1-9]\d*)$/.test(value);
  const size = isWhole ? BigInt(value.replace('-', '').replace(/^0(?=[0-7])/, '0o')) : high + 1n;
  const number = value.startsWith('-') ? -size : size;
  return number >= low && number <= high ? undefined : `a whole number from ${low} to ${high}`;
}

const nameOf = (fullName: string) => fullName.split('.').at(-1)!;

/** The lowest and the highest value of a type of whole numbers. */
function limitsOf(type: string): [low: bigint, high: bigint] {
  const size = 2n ** BigInt(/\d+$/.exec(type)![0]);
  return /^(u|f)/.test(type) ? [0n, size - 1n] : [-size / 2n, size / 2n - 1n];
}
