import type { TypeRegistry, TypeName } from './requestSchema';
import { valuesOf, type JsonValue } from './requestValue';
import { validTimestamp, isTimestamp, parseTimestamp } from './timestamp';

type Result = { json: JsonValue } | { problem: string };

/**
 * Parses the text of a scalar, an enum, or a well-known message. Rare messages are typed as JSON.
 *
 * @returns The parsed JSON, or, if it's invalid, the text itself and a problem.
 */
export function parseText(
  text: string,
  type: TypeName,
  types: TypeRegistry,
): { json: JsonValue; problem?: string } {
  return { json: text, ...resultOf(text, type, types) };
}

function resultOf(text: string, type: TypeName, types: TypeRegistry): Result {
  if (type.kind === 'scalar') return parseScalar(text, type.name);
  if (type.kind === 'enum') return parseEnum(text, type, types);
  if (!isTimestamp(type)) return parseJson(text);
  if (parseTimestamp(text) === undefined) return { problem: `Enter a time such as ${validTimestamp}.` };
  return { json: text.trim() };
}

function parseScalar(text: string, type: string): Result {
  switch (type) {
    case 'string':
      return loneSurrogate.test(text) ? { problem: 'Remove the incomplete character.' } : { json: text };
    case 'bool':
      return /^(true|false)$/.test(text) ? { json: text === 'true' } : { problem: 'Enter true or false.' };
    case 'bytes':
      return parseBytes(text);
    case 'float':
    case 'double':
      return parseFloating(text.trim(), type);
    default:
      return parseInteger(text.trim(), type);
  }
}

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Normalizes Base64. */
function parseBytes(text: string): Result {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  const isBase64 = /^[A-Za-z0-9+/]*$/.test(plain) && plain.length % 4 !== 1;
  return isBase64 ? { json: btoa(atob(plain)) } : { problem: 'Enter the bytes as Base64.' };
}

const largestFloat = 3.4028234663852886e38;

function parseFloating(text: string, type: string): Result {
  if (/^(NaN|-?Infinity)$/.test(text)) return { json: text };
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return { problem: 'Enter a number.' };
  const number = Number(text);
  const isTooLarge = !Number.isFinite(number) || (type === 'float' && Math.abs(number) > largestFloat);
  return isTooLarge ? { problem: `The number is too large for ${type}.` } : { json: number };
}

function parseInteger(text: string, type: string): Result {
  if (!/^[-+]?\d{1,40}$/.test(text)) return { problem: 'Enter a whole number.' };
  const number = BigInt(text.replace('+', ''));
  const bits = type.endsWith('64') ? 64n : 32n;
  const isSigned = !/^(u|fixed)/.test(type);
  const min = isSigned ? -(2n ** (bits - 1n)) : 0n;
  const max = 2n ** (isSigned ? bits - 1n : bits) - 1n;
  if (number < min || number > max) return { problem: `Enter a number from ${min} to ${max}.` };
  return { json: bits === 64n ? String(number) : Number(number) };
}

/** An enum value by its name; unknown values by number. */
function parseEnum(text: string, type: TypeName, types: TypeRegistry): Result {
  const values = valuesOf(type, types);
  if (values.some(({ name }) => name === text)) return { json: text };
  const whole = parseInteger(text.trim(), 'int32');
  if ('problem' in whole) return { problem: 'Choose one of the values.' };
  return { json: values.find(({ number }) => number === whole.json)?.name ?? whole.json };
}

function parseJson(text: string): Result {
  try {
    return { json: JSON.parse(text) as JsonValue };
  } catch {
    return { problem: 'Enter valid JSON.' };
  }
}
