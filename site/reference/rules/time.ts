import type { OptionValue } from '../model';
import { asMessage } from './ruleOptions';

const units: [seconds: number, name: string][] = [
  [86400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

/** Seconds of a `google.protobuf.Duration` or `Timestamp` in an option. */
export const secondsOf = (value: OptionValue | undefined): number => Number(nanosOf(value)) / 1e9;

/** The same in nanoseconds. */
export function nanosOf(value: OptionValue | undefined): bigint {
  const { seconds = 0, nanos = 0 } = asMessage(value);
  return BigInt(String(seconds)) * 1_000_000_000n + BigInt(String(nanos));
}

/** A duration in the largest unit that divides it: `365 days`, `90 seconds`. */
export function durationInWords(value: OptionValue | undefined): string {
  const seconds = secondsOf(value);
  const [size, name] = units.find(([unit]) => seconds !== 0 && seconds % unit === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** A point in time as RFC 3339. */
export const formatTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
