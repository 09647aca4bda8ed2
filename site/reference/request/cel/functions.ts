import { isAddress, isAddressWithPrefix } from '../check/addresses';
import { formats } from '../check/formats';
import { patternOf } from '../check/pattern';
import { readDuration, readTime } from '../knownTexts';
import { isSame } from './compare';
import { NotUnderstood } from './parse';
import type { Value } from './values';

type Run = (...values: never[]) => Value | undefined;

const isText = (value: Value): value is string => typeof value === 'string';
const version = (value: Value | undefined) =>
  value === undefined || value === 0n ? undefined : (Number(value) as 4 | 6);
const form = (name: string) => (text: Value) => (isText(text) ? formats[name]!.is(text) : undefined);

/** Functions by name, the value that they are called on first. Undefined is for values that they make nothing of. */
const functions: Readonly<Record<string, Run>> = {
  size: (value: Value) => {
    if (isText(value)) return BigInt([...value].length);
    if (Array.isArray(value)) return BigInt(value.length);
    return value instanceof Map ? BigInt(value.size) : undefined;
  },
  startsWith: (text: Value, part: Value) =>
    isText(text) && isText(part) ? text.startsWith(part) : undefined,
  endsWith: (text: Value, part: Value) => (isText(text) && isText(part) ? text.endsWith(part) : undefined),
  contains: (text: Value, part: Value) => (isText(text) && isText(part) ? text.includes(part) : undefined),
  matches: (text: Value, pattern: Value) =>
    isText(text) && isText(pattern) ? patternOf(pattern)?.test(text) : undefined,
  int: (value: Value) => (typeof value === 'number' ? BigInt(Math.trunc(value)) : whole(value)),
  uint: (value: Value) => whole(value),
  double: (value: Value) => (isText(value) || typeof value === 'bigint' ? Number(value) : (value as number)),
  string: (value: Value) => (typeof value === 'object' ? undefined : String(value)),
  duration: (text: Value) => moment('duration', isText(text) ? readDuration(text) : undefined),
  timestamp: (text: Value) => moment('timestamp', isText(text) ? readTime(text) : undefined),
  isNan: (value: Value) => Number.isNaN(value),
  isInf: (value: Value) => value === Infinity || value === -Infinity,
  unique: (list: Value) =>
    Array.isArray(list)
      ? list.every((item, index) => list.findIndex((other) => isSame(item, other)) === index)
      : undefined,
  isEmail: form('email'),
  isHostname: form('hostname'),
  isUri: form('uri'),
  isUriRef: form('uri_ref'),
  isIp: (text: Value, of?: Value) => (isText(text) ? isAddress(text, version(of)) : undefined),
  isIpPrefix: (text: Value, of?: Value, strict?: Value) => {
    if (!isText(text)) return undefined;
    const [number, isStrict] = typeof of === 'boolean' ? [undefined, of] : [of, strict === true];
    return isAddressWithPrefix(text, version(number), isStrict);
  },
};

const whole = (value: Value) =>
  typeof value === 'bigint' || (isText(value) && /^-?\d+$/.test(value)) ? BigInt(value) : undefined;

const moment = (kind: 'duration' | 'timestamp', nanos: bigint | undefined): Value | undefined =>
  nanos === undefined ? undefined : { kind, nanos };

/**
 * Calls a function.
 *
 * @throws {NotUnderstood} When there is none of the name here, or it makes nothing of the values.
 */
export function call(name: string, values: Value[]): Value {
  const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
  const value = run?.(...(values as never[]));
  if (value === undefined) throw new NotUnderstood(name);
  return value;
}
