import type { Example, JsonValue } from '../examples/example';
import { readTime, readDuration } from './knownTexts';
import type { RequestSchema, TypeName } from './requestSchema';
import { knownName, scalarOf } from './requestValue';

/** A text parsed by type, or why it is invalid. */
export type Reading = { value: Example; problem?: undefined } | { value?: undefined; problem: string };

const wrong = (problem: string): Reading => ({ problem });

/** Parses the text of a field by its type. */
export function readText(text: string, type: TypeName, schema: RequestSchema): Reading {
  if (type.kind === 'enum') return readEnum(text, type.name, schema);
  const scalar = scalarOf(type);
  if (scalar === undefined) return readKnown(text, type);
  const reading = readScalar(text, scalar);
  if (type.kind === 'scalar' || reading.value === undefined) return reading;
  return { value: { kind: 'known', type: type.name, json: reading.value.value } };
}

type ScalarReading =
  | { value: Example & { kind: 'scalar' }; problem?: undefined }
  | (Reading & { value?: undefined });

function readScalar(text: string, type: string): ScalarReading {
  const is = (value: string | number | boolean): ScalarReading => ({
    value: { kind: 'scalar', type, value },
  });
  switch (type) {
    case 'string':
      return isWellFormed(text) ? is(text) : { problem: 'Half of a character is missing.' };
    case 'bool':
      return text === 'true' || text === 'false' ? is(text === 'true') : { problem: 'Write true or false.' };
    case 'bytes': {
      const bytes = base64(text);
      return bytes === undefined ? { problem: 'Write the bytes in base64.' } : is(bytes);
    }
    case 'float':
    case 'double':
      return readReal(text, type, is);
    default:
      return readWhole(text, type, is);
  }
}

const halfCharacter = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const isWellFormed = (text: string) => !halfCharacter.test(text);

const largestFloat = 3.4028234663852886e38;

function readReal(text: string, type: string, is: (value: string | number) => ScalarReading): ScalarReading {
  const trimmed = text.trim();
  if (trimmed === 'NaN' || trimmed === 'Infinity' || trimmed === '-Infinity') return is(trimmed);
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed)) return { problem: 'Write a number.' };
  const number = Number(trimmed);
  const isTooLarge = !Number.isFinite(number) || (type === 'float' && Math.abs(number) > largestFloat);
  return isTooLarge ? { problem: `The number is too large for ${type}.` } : is(number);
}

const ranges: Record<string, [least: bigint, most: bigint]> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};
const aliases: Record<string, string> = {
  sint32: 'int32',
  sfixed32: 'int32',
  fixed32: 'uint32',
  sint64: 'int64',
  sfixed64: 'int64',
  fixed64: 'uint64',
};

function readWhole(text: string, type: string, is: (value: string | number) => ScalarReading): ScalarReading {
  const trimmed = text.trim();
  if (!/^[-+]?\d{1,40}$/.test(trimmed)) return { problem: 'Write a whole number.' };
  const number = BigInt(trimmed.replace('+', ''));
  const [least, most] = ranges[aliases[type] ?? type] ?? ranges.int64!;
  if (number < least || number > most) return { problem: `Write a number from ${least} to ${most}.` };
  return is(type.endsWith('64') ? String(number) : Number(number));
}

/** Normalizes base64; undefined if it is invalid. */
function base64(text: string): string | undefined {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(plain) || plain.length % 4 === 1) return undefined;
  return btoa(atob(plain));
}

function readEnum(text: string, type: string, { enums }: RequestSchema): Reading {
  const values = Object.hasOwn(enums, type) ? enums[type]!.values : undefined;
  if (values?.some(({ name }) => name === text)) return { value: { kind: 'enum', type, value: text } };
  const whole = readWhole(text, 'int32', (value) => ({ value: { kind: 'scalar', type: 'int32', value } }));
  if (whole.value === undefined) return wrong('Choose one of the values.');
  const named = values?.find(({ number }) => number === whole.value.value);
  return { value: named ? { kind: 'enum', type, value: named.name } : whole.value };
}

/** Reads a message with a special JSON form. Unknown messages are JSON, too. */
function readKnown(text: string, type: TypeName): Reading {
  const known = (json: JsonValue): Reading => ({ value: { kind: 'known', type: type.name, json } });
  const name = knownName(type);
  switch (name) {
    case 'Timestamp':
      return readTime(text) !== undefined
        ? known(text.trim())
        : wrong('Write a time such as 2026-01-31T12:00:00Z.');
    case 'Duration':
      return readDuration(text) === undefined
        ? wrong('Write seconds with an s: 90s or 1.5s.')
        : known(text.trim());
    default:
      return readJsonText(text, name, known);
  }
}

function readJsonText(text: string, name: string | undefined, known: (json: JsonValue) => Reading): Reading {
  let json: JsonValue;
  try {
    json = JSON.parse(text) as JsonValue;
  } catch {
    return wrong('Write JSON.');
  }
  if (name === 'ListValue') return Array.isArray(json) ? known(json) : wrong('Write a list in JSON: [1, 2].');
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  const takesObjects = name === undefined || name === 'Struct' || name === 'Empty';
  if (takesObjects && !isObject) return wrong('Write an object in JSON: {"key": "value"}.');
  if (name === 'Empty' && Object.keys(json as object).length > 0) return wrong('Leave the object empty: {}.');
  return known(json);
}
