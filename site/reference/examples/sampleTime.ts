import { secondsOf } from '../rules/time';
import { asList, type Values } from '../rules/values';

const day = 86400;
const usual = Date.UTC(2026, 0, 1) / 1000;

/**
 * A point in time that the rules of a field allow, as RFC 3339.
 *
 * Where a rule speaks of now, the time is a round one as far ahead as the rule allows for half the way, so that
 * an example stays valid for long after the page was built.
 *
 * @param rules What stands below `timestamp` in the rules of protovalidate.
 */
export function sampleTimestamp(rules: Values, now: Date): string {
  const seconds = now.getTime() / 1000;
  const given = rules.const ?? asList(rules.example)[0];
  if (given !== undefined) return format(secondsOf(given));
  const within = rules.within === undefined ? 365 * day : secondsOf(rules.within);
  if (rules.gt_now === true) return format(round(seconds + within / 2, within));
  if (rules.lt_now === true || rules.within !== undefined) return format(round(seconds - within / 2, within));
  if (rules.gt ?? rules.gte) return format(secondsOf(rules.gt ?? rules.gte) + day / 24);
  if (rules.lt ?? rules.lte) return format(secondsOf(rules.lt ?? rules.lte) - day / 24);
  return format(usual);
}

/**
 * A duration that the rules of a field allow, as JSON has it: seconds with an `s`.
 *
 * @param rules What stands below `duration` in the rules of protovalidate.
 */
export function sampleDuration(rules: Values): string {
  const given = rules.const ?? asList(rules.example)[0] ?? asList(rules.in)[0];
  if (given !== undefined) return inSeconds(secondsOf(given));
  const from = rules.gte ?? rules.gt;
  const to = rules.lte ?? rules.lt;
  if (from === undefined) return inSeconds(to === undefined ? 60 : Math.min(60, secondsOf(to) / 2));
  return inSeconds(to === undefined ? secondsOf(from) + 60 : (secondsOf(from) + secondsOf(to)) / 2);
}

/** JSON has no fraction, or one of 3, 6 or 9 digits. */
function inSeconds(seconds: number): string {
  const digits = [0, 3, 6, 9].find((count) => Number(seconds.toFixed(count)) === seconds) ?? 9;
  return `${seconds.toFixed(digits)}s`;
}

/** Midnight, where a day makes little difference. */
const round = (seconds: number, within: number) =>
  within > 4 * day ? Math.floor(seconds / day) * day : Math.floor(seconds);

const format = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
