import { NotUnderstood } from './parse';
import type { Moment, Struct, Value } from './values';

/** Whether two values are the same. Numbers of all kinds are compared by what they are worth. */
export function isSame(a: Value, b: Value): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isSame(item, b[index]!));
  if (a instanceof Map)
    return (
      b instanceof Map &&
      a.size === b.size &&
      [...a].every(([key, value]) => b.has(key) && isSame(value, b.get(key)!))
    );
  if (isNumber(a) && isNumber(b)) return a == b;
  if (isMoment(a) && isMoment(b)) return a.kind === b.kind && a.nanos === b.nanos;
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null)
    return structOf(a).identity === structOf(b).identity;
  return a === b;
}

const isNumber = (value: Value) => typeof value === 'bigint' || typeof value === 'number';
const isMoment = (value: Value): value is Moment =>
  typeof value === 'object' && value !== null && 'nanos' in value;

export function order(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : a == b ? 0 : NaN;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  if (isMoment(a) && isMoment(b) && a.kind === b.kind)
    return a.nanos < b.nanos ? -1 : Number(a.nanos > b.nanos);
  throw new NotUnderstood('an order');
}

export function calculated(sign: string, a: Value, b: Value): Value {
  if (sign === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (sign === '+' && Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (isMoment(a) && isMoment(b) && (sign === '-' || sign === '+')) {
    const nanos = sign === '-' ? a.nanos - b.nanos : a.nanos + b.nanos;
    const kind =
      sign === '-' ? (b.kind === 'duration' ? a.kind : 'duration') : a.kind === b.kind ? a.kind : 'timestamp';
    return { kind, nanos };
  }
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    if ((sign === '/' || sign === '%') && b === 0n) throw new NotUnderstood('a division by zero');
    return { '+': () => a + b, '-': () => a - b, '*': () => a * b, '/': () => a / b, '%': () => a % b }[
      sign
    ]!();
  }
  if (typeof a === 'number' && typeof b === 'number' && sign !== '%')
    return { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[sign]!;
  throw new NotUnderstood(sign);
}

/** A value as a message. */
export function structOf(value: Value): Struct {
  if (typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'struct') return value;
  throw new NotUnderstood('a field');
}
