import { sampleTimestamp } from '../examples/sampleTime';
import { getOwn } from '../getOwn';
import type { Values } from '../rules/values';
import type { TypeName } from './requestSchema';

/** How a well-known message is typed. */
interface WellKnown {
  /** Name of its rules in protovalidate. */
  rules: string;
  /** A valid text. */
  example: string;
  /** The value that rules compare; undefined for an invalid text. */
  read: (text: string) => bigint | undefined;
  /** A text that the rules of a field allow. */
  sample: (rules: Values, now: Date) => string;
}

/** The messages that are typed as text, and that every language has code for. All others are typed as JSON. */
const wellKnown = {
  'google.protobuf.Timestamp': {
    rules: 'timestamp',
    example: '2026-01-31T12:00:00Z',
    read: readTime,
    sample: sampleTimestamp,
  },
} satisfies Record<string, WellKnown>;

export type WellKnownName = keyof typeof wellKnown;

export function wellKnownOf({ name }: TypeName): WellKnown | undefined {
  return getOwn<WellKnown>(wellKnown, name);
}

const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Nanoseconds since 1970 of an RFC 3339 time; undefined for invalid times and those out of protobuf's range. */
export function readTime(text: string): bigint | undefined {
  const [, local, fraction = '', zone] = time.exec(text.trim().toUpperCase()) ?? [];
  const date = new Date(`${local}Z`);
  // Browsers accept February 30 and hour 24, and turn them into the next day.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(local!)) return undefined;
  const seconds = Date.parse(`${local}${zone}`) / 1000;
  if (!(seconds >= -62135596800 && seconds <= 253402300799)) return undefined;
  return BigInt(seconds) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
}
