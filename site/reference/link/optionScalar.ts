import type { OptionValue } from '../model';
import { integerValue } from '../source/literals';
import type { OptionText } from '../source/options';

/** A value, or what was expected in its place. */
export type Converted = { value: OptionValue } | { expected: string };

/** Reads a value of a scalar type. */
export function optionScalar({ kind, text }: OptionText & { text: string }, type: string): Converted {
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
      return real(text, kind, type);
    default:
      return whole(text, kind, type);
  }
}

const or = (value: OptionValue | undefined, expected: string): Converted =>
  value === undefined ? { expected } : { value };

function real(text: string, kind: string, type: string): Converted {
  if (/^-?(inf|infinity)$/i.test(text)) return { value: text.startsWith('-') ? '-inf' : 'inf' };
  // Its sign has no meaning.
  if (/^-?nan$/i.test(text)) return { value: 'nan' };
  const isInteger = /^-?0([xX]|[0-7]*$)/.test(text);
  const number = isInteger ? integerValue(text) : Number(text.replace(/[fF]$/, ''));
  if (kind !== 'number' || Number.isNaN(number)) return { expected: 'a number' };
  const held = type === 'float' ? Math.fround(number) : number;
  return Number.isFinite(held) ? { value: number } : { expected: `a number that a ${type} can hold, or inf` };
}

function whole(text: string, kind: string, type: string): Converted {
  // What every type can hold.
  if (kind === 'number' && /^(0|[1-9]\d{0,8})$/.test(text)) return { value: Number(text) };
  if (kind !== 'number' || !/^-?(0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\d*)$/.test(text)) {
    return { expected: `a whole number (${type})` };
  }
  const { from, to } = integerRange(type);
  const digits = BigInt(text.replace('-', '').replace(/^0(?=[0-7])/, '0o'));
  const exact = text.startsWith('-') ? -digits : digits;
  if (exact < from || exact > to) return { expected: `a whole number from ${from} to ${to} (${type})` };
  const number = Number(exact);
  return { value: Number.isSafeInteger(number) ? number : String(exact) };
}

/** Lowest and highest number of a type such as `uint32`, `sint64` or `sfixed32`. */
function integerRange(type: string): { from: bigint; to: bigint } {
  const bits = type.endsWith('64') ? 64n : 32n;
  if (/^(uint|fixed)/.test(type)) return { from: 0n, to: 2n ** bits - 1n };
  return { from: -(2n ** (bits - 1n)), to: 2n ** (bits - 1n) - 1n };
}
