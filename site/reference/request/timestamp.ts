import type { TypeName } from './requestSchema';

/** Whether a message is a point in time, which is typed as text. All other well-known messages are typed as JSON. */
export const isTimestamp = ({ name }: TypeName): boolean => name === 'google.protobuf.Timestamp';

/** An example of a valid time. */
export const validTimestamp = '2026-01-31T12:00:00Z';

const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Nanoseconds of a valid time since its last whole second. */
export const subsecondNanos = (text: string): number =>
  Number((/\.(\d+)/.exec(text)?.[1] ?? '').padEnd(9, '0'));

/** Nanoseconds since 1970 of an RFC 3339 time; undefined for invalid times and times outside of protobuf's range. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, local, fraction = '', zone] = time.exec(text.trim().toUpperCase()) ?? [];
  const date = new Date(`${local}Z`);
  // Browsers accept February 30 and hour 24, and turn them into the next day.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(local!)) return undefined;
  const seconds = Date.parse(`${local}${zone}`) / 1000;
  if (!(seconds >= -62135596800 && seconds <= 253402300799)) return undefined;
  return BigInt(seconds) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
}
