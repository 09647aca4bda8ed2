import type { JsonValue } from '../model';
import { checkRequest } from '../request/checkRequest';
import { editAt, fieldAt } from '../request/requestPath';
import type { RequestSchema } from '../request/requestSchema';
import { textValue, type MessageValue } from '../request/requestValue';
import { asList, asMessage, type RuleOptions } from '../rules/ruleOptions';
import { formatTime, secondsOf } from '../rules/time';

const day = 86400;
const usual = Date.UTC(2026, 0, 1) / 1000;

/**
 * A time in RFC 3339 that the rules below `timestamp` allow. If a rule refers to now, the time is halfway to the limit, so
 * that an example stays valid long after the page was built.
 */
export const exampleTimestamp = (rules: RuleOptions, now: Date): string =>
  formatTime(exampleSeconds(rules, now.getTime() / 1000));

function exampleSeconds({ const: only, example, within: span, ...rules }: RuleOptions, now: number): number {
  const given = only ?? asList(example)[0];
  if (given !== undefined) return secondsOf(given);
  const within = span === undefined ? 365 * day : secondsOf(span);
  if (rules.gt_now === true) return round(now + within / 2, within);
  if (rules.lt_now === true || span !== undefined) return round(now - within / 2, within);
  if (rules.gt ?? rules.gte) return secondsOf(rules.gt ?? rules.gte) + day / 24;
  if (rules.lt ?? rules.lte) return secondsOf(rules.lt ?? rules.lte) - day / 24;
  return usual;
}

/** Rounds down: to midnight if the limit is more than four days away, or else to a second. */
const round = (seconds: number, within: number) =>
  within > 4 * day ? Math.floor(seconds / day) * day : Math.floor(seconds);

/** Replaces texts such as `180 days from now` with that time. */
export function resolveRelativeTimes(json: JsonValue, now: Date): JsonValue {
  const timeIn = (days: string) => formatTime(round(now.getTime() / 1000 + Number(days) * day, Infinity));
  const text = JSON.stringify(json).replace(/"(\d+) days from now"/g, (_, days) => `"${timeIn(days)}"`);
  return JSON.parse(text) as JsonValue;
}

/** Replaces the times of an example that no longer satisfy rules such as `gt_now`. */
export function refreshTimes(example: MessageValue, schema: RequestSchema, now: Date): MessageValue {
  let refreshed = example;
  for (const { path, rule } of checkRequest(example, { schema, now })) {
    const { field } = fieldAt(path, schema);
    if (!field || !rule.startsWith('timestamp.')) continue;
    const text = exampleTimestamp(asMessage(field.ruleOptions?.timestamp), now);
    refreshed = editAt(refreshed, path, () => textValue(text));
  }
  return refreshed;
}
