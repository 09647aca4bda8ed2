import type { OptionValue } from '../model';
import { asList, asMessage, type Values } from '../rules/values';

/** Rules that take less the larger they are, and those that take less the smaller they are. */
const lowerBounds = /^(min_\w+|gte?)$/;
const upperBounds = /^(max_\w+|lte?)$/;

/**
 * Names the rules that refuse what was taken before, in words. A rule that can be compared with the one before is (a bound, a
 * list of values); of any other one that has changed or come, it is not known that it takes all that was taken.
 */
export function stricterRules(before: Values, after: Values, path = ''): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(after)) {
    const old = before[name];
    const here = `${path}${name}`;
    const rule = `${here} is ${JSON.stringify(value)}`;
    const is = () => found.push(`${rule}, and was ${old === undefined ? 'not set' : JSON.stringify(old)}`);
    if (JSON.stringify(old) === JSON.stringify(value) || value === false) continue;
    if (name === 'in') {
      const gone = asList(old).filter((one) => !has(value, one));
      if (old === undefined) is();
      else if (gone.length > 0) found.push(`${here} is without ${gone.map(print).join(', ')}`);
    } else if (name === 'not_in') {
      const fresh = asList(value).filter((one) => !has(old, one));
      if (fresh.length > 0) found.push(`${here} has ${fresh.map(print).join(', ')}`);
    } else if (name === 'cel') {
      const fresh = asList(value).filter((one) => !has(old, one));
      found.push(
        ...fresh.map(
          (one) => `${here} has the rule ${print(asMessage(one).id ?? asMessage(one).expression ?? one)}`,
        ),
      );
    } else if (isNumber(value) && lowerBounds.test(name)) {
      if (old === undefined || Number(value) > Number(old)) is();
    } else if (isNumber(value) && upperBounds.test(name)) {
      if (old === undefined || Number(value) < Number(old)) is();
    } else if (
      isMessage(value) &&
      (old === undefined || isMessage(old)) &&
      !/^(lte?|gte?|const|within)$/.test(name)
    ) {
      found.push(...stricterRules(asMessage(old), value, `${here}.`));
    } else if (name !== 'ignore' && name !== 'example') is();
  }
  // What was not looked at by the rules now is.
  if (before.ignore !== undefined && before.ignore !== after.ignore)
    found.push(`${path}ignore is no longer ${print(before.ignore)}`);
  return found;
}

const print = (value: OptionValue) => JSON.stringify(value);
const has = (list: OptionValue | undefined, one: OptionValue) =>
  asList(list).some((other) => print(other) === print(one));
const isNumber = (value: OptionValue) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
const isMessage = (value: OptionValue): value is Values => typeof value === 'object' && !Array.isArray(value);
