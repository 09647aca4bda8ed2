import protobuf from 'protobufjs';

import { didYouMean } from '../../nearest';
import type { ProtoFile } from '../model';
import type { Declaration } from './tree';

type Say = (message: string, fix?: string) => void;

/** Reports what protoc refuses in a field, and protobufjs accepts. */
export function checkField(
  field: protobuf.Field,
  { defaultValue }: Declaration,
  syntax: ProtoFile['syntax'],
  say: Say,
): void {
  const { name, id, resolvedType } = field;
  const quoted = JSON.stringify(name);
  const taken = id >= 19_000 && id < 20_000;
  const isInSet = field.extensionField?.parent?.options?.message_set_wire_format === true;
  const range = `expected 1 to 536870911${taken ? ' without 19000 to 19999' : ''}`;
  if (id < 1 || id > (isInSet ? 2_147_483_646 : 536_870_911) || taken)
    say(`the field ${quoted} has the number ${id}; ${range}.`);
  if (defaultValue !== undefined && syntax === 'proto3')
    say(`the field ${quoted} has a default value; proto3 has none.`, 'Remove the option.');
  else if (defaultValue !== undefined) checkDefault(field, defaultValue, say);
  if (resolvedType instanceof protobuf.Enum) checkEnumOf(field, resolvedType, syntax, say);
}

function checkEnumOf({ name, map }: protobuf.Field, type: protobuf.Enum, syntax: string, say: Say): void {
  const [first] = Object.values(type.values);
  const fix = 'Start the enum with zero, or move one of the two to the syntax of the other.';
  if (syntax === 'proto3' && !isOpen(type))
    say(
      `the enum "${type.name}" of the field "${name}" is closed; messages of proto3 use open ones only.`,
      fix,
    );
  else if (map && first !== 0)
    say(`the enum "${type.name}" starts with ${first}; expected 0 for values of a map.`, fix);
}

function checkDefault(field: protobuf.Field, value: string, say: Say): void {
  const { resolvedType, type } = field;
  const known = resolvedType instanceof protobuf.Enum ? Object.keys(resolvedType.values) : [];
  const limits = limitsOf(type);
  const expect = (isValid: boolean, expected: string) => {
    const guess = didYouMean(value, known);
    if (!isValid)
      say(
        `the default ${value} of the field "${field.name}" is not valid; expected ${expected}.`,
        `${guess}Correct it.`,
      );
  };
  if (field.repeated || field.map) expect(false, 'none for a list or a map');
  else if (resolvedType instanceof protobuf.Enum)
    expect(known.includes(value), `a value of "${resolvedType.name}"`);
  else if (resolvedType) expect(false, 'none for a message');
  else if (type === 'bool') expect(/^(true|false)$/.test(value), 'true or false');
  else if (type === 'string' || type === 'bytes') expect(/^["']/.test(value), 'a text in quotes');
  else if (!limits) expect(/^-?(inf|nan|0[xX][\da-fA-F]+|\d*\.?\d*([eE][+-]?\d+)?)$/.test(value), 'a number');
  else {
    const [, minus, digits] = /^(-?)(0[xX][\da-fA-F]+|0[0-7]*|[1-9]\d*)$/.exec(value) ?? [];
    const number =
      digits === undefined ? undefined : BigInt(digits.replace(/^0(?=[0-7])/, '0o')) * (minus ? -1n : 1n);
    const isWithin = number !== undefined && limits[0] <= number && number <= limits[1];
    expect(isWithin, `a whole number from ${limits[0]} to ${limits[1]}`);
  }
}

/** The lowest and the highest value of a type of whole numbers. */
function limitsOf(type: string): [bigint, bigint] | undefined {
  const [, unsigned, bits] = /^(u|fixed)?(?:s?int|sfixed)?(32|64)$/.exec(type) ?? [];
  if (bits === undefined) return undefined;
  const size = 2n ** BigInt(bits);
  return unsigned === undefined ? [-size / 2n, size / 2n - 1n] : [0n, size - 1n];
}

/** protobufjs resolves features, but has no public way to read this one. */
export const isOpen = (object: protobuf.Enum): boolean =>
  (object as unknown as { _features: { enum_type: string } })._features.enum_type === 'OPEN';
