import type { JsonValue } from '../model';
import { checkRequest } from '../request/checkRequest';
import { editAt, fieldAt } from '../request/requestPath';
import type { RequestSchema } from '../request/requestSchema';
import { textValue, type MessageValue } from '../request/requestValue';
import { asList, asMessage, type RuleOptions } from '../rules/ruleOptions';
import { formatTime, secondsOf } from '../rules/time';

const day = 86400;
const defaultSeconds = Date.UTC(2026, 0, 1) / 1000;

/**
 * A time in RFC 3339 that the rules below `timestamp` allow. If a rule refers to now, the time is halfway to the limit, so
 * that an example stays valid long after the page was built.
 */
export const exampleTimestamp = (ruleOptions: RuleOptions, now: Date): string =>
  formatTime(exampleSeconds(ruleOptions, now.getTime() / 1000));

function exampleSeconds({ const: only, example, within, ...ruleOptions }: RuleOptions, now: number): number {
  const given = only ?? asList(example)[0];
  if (given !== undefined) return secondsOf(given);
  const limit = within === undefined ? 365 * day : secondsOf(within);
  if (ruleOptions.gt_now === true) return round(now + limit / 2, limit);
  if (ruleOptions.lt_now === true || within !== undefined) return round(now - limit / 2, limit);
  if (ruleOptions.gt ?? ruleOptions.gte) return secondsOf(ruleOptions.gt ?? ruleOptions.gte) + day / 24;
  if (ruleOptions.lt ?? ruleOptions.lte) return secondsOf(ruleOptions.lt ?? ruleOptions.lte) - day / 24;
  return defaultSeconds;
}

/** Rounds down: to midnight if the limit is more than four days away, or else to a second. */
const round = (seconds: number, limit: number) =>
  limit > 4 * day ? Math.floor(seconds / day) * day : Math.floor(seconds);

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
