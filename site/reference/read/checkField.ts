import protobuf from 'protobufjs';

import { didYouMean } from '../../nearest';
import type { ProtoFile } from '../model';

type Say = (message: string, fix?: string) => void;

/** Reports what protoc refuses in a field, and protobufjs accepts. */
export function checkField(
  field: protobuf.Field,
  defaultValue: string | undefined,
  syntax: ProtoFile['syntax'],
  say: Say,
): void {
  const { name, id, resolvedType: type, map } = field;
  const taken = id >= 19_000 && id < 20_000;
  const isInSet = field.extensionField?.parent?.options?.message_set_wire_format === true;
  const range = `expected 1 to 536870911${taken ? ' without 19000 to 19999' : ''}`;
  if (id < 1 || id > (isInSet ? 2_147_483_646 : 536_870_911) || taken) {
    say(`the field "${name}" has the number ${id}; ${range}.`);
  }
  if (type instanceof protobuf.Enum && syntax === 'proto3' && !isOpen(type)) {
    say(
      `the enum "${type.name}" of the field "${name}" is closed; proto3 uses open ones only.`,
      'Move one of the two.',
    );
  }
  const [first] = type instanceof protobuf.Enum ? Object.values(type.values) : [0];
  if (map && first !== 0) {
    say(`the enum of the values of the map "${name}" starts with ${first}; expected 0.`);
  }
  if (defaultValue !== undefined && syntax === 'proto3') {
    say(`the field "${name}" has a default value; proto3 has none.`, 'Remove the option.');
  } else if (defaultValue !== undefined) {
    checkDefault(field, defaultValue, say);
  }
}

const texts = [/^["']/, 'a text in quotes'] as const;
const numbers = [/^-?(inf|nan|0[xX][\da-fA-F]+|\d*\.?\d*([eE][+-]?\d+)?)$/, 'a number'] as const;
const patterns: Record<string, readonly [pattern: RegExp, expected: string]> = {
  bool: [/^(true|false)$/, 'true or false'],
  string: texts,
  bytes: texts,
  float: numbers,
  double: numbers,
};

function checkDefault(field: protobuf.Field, value: string, say: Say): void {
  const { name, type, resolvedType } = field;
  const values = resolvedType instanceof protobuf.Enum ? Object.keys(resolvedType.values) : [];
  const [pattern, words] = patterns[type] ?? [];
  const expect = (expected: string) => {
    const fix = `${didYouMean(value, values)}Correct the default, or remove it.`;
    say(`the default ${value} of the field "${name}" is not valid; expected ${expected}.`, fix);
  };
  if (field.repeated || field.map) {
    expect('none for a list or a map');
  } else if (values.length > 0 && !values.includes(value)) {
    expect(`a value of "${resolvedType!.name}"`);
  } else if (resolvedType && values.length === 0) {
    expect('none for a message');
  } else if (pattern && !pattern.test(value)) {
    expect(words!);
  } else if (!resolvedType && !pattern) {
    const [low, high] = limitsOf(type);
    const isWhole = /^-?(0[xX][\da-fA-F]+|0[0-7]*|[1-9]\d*)$/.test(value);
    const size = isWhole ? BigInt(value.replace('-', '').replace(/^0(?=[0-7])/, '0o')) : high + 1n;
    const number = value.startsWith('-') ? -size : size;
    if (!isWhole || number < low || number > high) expect(`a whole number from ${low} to ${high}`);
  }
}

/** The lowest and the highest value of a type of whole numbers. */
function limitsOf(type: string): [low: bigint, high: bigint] {
  const size = 2n ** BigInt(/\d+$/.exec(type)![0]);
  return /^(u|f)/.test(type) ? [0n, size - 1n] : [-size / 2n, size / 2n - 1n];
}

/** protobufjs resolves features, but has no public way to read this one. */
export const isOpen = (object: protobuf.Enum): boolean =>
  (object as unknown as { _features: { enum_type: string } })._features.enum_type === 'OPEN';
