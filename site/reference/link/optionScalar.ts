import type { OptionValue } from '../model';
import { integerValue } from '../source/integerValue';
import type { OptionText } from '../source/options';

/** A value, or what was expected in its place. */
export type Converted = { value: OptionValue } | { expected: string };

/** Reads a value of a scalar type. */
export function optionScalar({ kind, text }: OptionText & { text: string }, type: string): Converted {
  const or = (value: OptionValue | undefined, expected: string) =>
    value === undefined ? { expected } : { value };
  switch (type) {
    case 'string':
    case 'bytes':
      return or(kind === 'string' ? text : undefined, 'a string in quotes');
    case 'bool':
      return or(
        kind === 'name' && /^(true|false)$/.test(text) ? text === 'true' : undefined,
        'true or false',
      );
    case 'float':
    case 'double':
      return or(real(text, kind), 'a number');
    default:
      return or(integer(text, kind), `a whole number (${type})`);
  }
}

function real(text: string, kind: string): OptionValue | undefined {
  if (/^-?(inf|infinity)$/i.test(text)) return text.startsWith('-') ? '-inf' : 'inf';
  if (/^nan$/i.test(text)) return 'nan';
  const number = /^-?0[0-7]*$/.test(text) ? integerValue(text) : Number(text.replace(/[fF]$/, ''));
  return kind === 'number' && !Number.isNaN(number) ? number : undefined;
}

function integer(text: string, kind: string): OptionValue | undefined {
  if (kind !== 'number' || !/^-?(0[xX][0-9a-fA-F]+|\d+)$/.test(text)) return undefined;
  const number = integerValue(text);
  if (Number.isSafeInteger(number)) return number === 0 ? 0 : number;
  const digits = text.replace('-', '').replace(/^0(?=[0-7])/, '0o');
  return `${text.startsWith('-') ? '-' : ''}${BigInt(digits)}`;
}
