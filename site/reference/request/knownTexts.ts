const time = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/i;

/** Nanoseconds since 1970 of an RFC 3339 time; undefined for invalid times and those out of protobuf's range. */
export function readTime(text: string): bigint | undefined {
  const match = time.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59 || year === 0) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  // A day that the month does not have is one of the next.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const [, , , , , , , fraction, sign, hours, minutes] = match;
  const offset =
    sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  const seconds = date.getTime() / 1000 - offset;
  if (Math.abs(offset) >= 86400 || seconds < -62135596800 || seconds > 253402300799) return undefined;
  return BigInt(seconds) * billion + nanosOf(fraction);
}

/** Nanoseconds of a duration in ProtoJSON; undefined for an invalid one. */
export function readDuration(text: string): bigint | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,9}))?s$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, seconds, fraction] = match;
  if (Number(seconds) > 315_576_000_000) return undefined;
  const nanos = BigInt(seconds!) * billion + nanosOf(fraction);
  return sign === '-' ? -nanos : nanos;
}

const billion = 1_000_000_000n;
const nanosOf = (fraction = '') => BigInt(fraction.padEnd(9, '0'));
