import type { Example } from '../../examples/example';
import type { OptionValue } from '../../model';
import { durationInWords, timestampInWords } from '../../rules/time';
import { asList, asMessage, type Values } from '../../rules/values';
import { readDuration, readTime } from '../knownTexts';
import type { RequestSchema, TypeName } from '../requestSchema';
import { knownName, scalarOf, valuesOf } from '../requestValue';
import { checkOrder } from './orderRules';
import type { Report } from './report';
import { checkBytes, checkText } from './textRules';

export interface ValueRules {
  type: TypeName;
  /** What the field, or what is in its list or map, must be. */
  rules: Values;
  schema: RequestSchema;
  now: Date;
  report: Report;
}

/** Checks the value of a scalar, an enum, or a message of `google/protobuf/` against the rules of its type. */
export function checkValueRules(value: Example, { type, rules, schema, now, report }: ValueRules): void {
  if (type.kind === 'enum') return checkEnum(value, asMessage(rules.enum), { type, schema, report });
  const scalar = scalarOf(type);
  if (scalar !== undefined) return checkScalar(plainOf(value), scalar, asMessage(rules[scalar]), report);
  const json = value.kind === 'known' ? value.json : undefined;
  switch (knownName(type)) {
    case 'Duration':
      return checkOrder(readDuration(String(json))!, asMessage(rules.duration), durations, report);
    case 'Timestamp':
      return checkTime(readTime(String(json))!, asMessage(rules.timestamp), now, report);
  }
}

const plainOf = (value: Example) =>
  value.kind === 'known' ? value.json : value.kind === 'scalar' ? value.value : '';

function checkScalar(value: unknown, type: string, rules: Values, report: Report): void {
  switch (type) {
    case 'string':
      return checkText(String(value), rules, report);
    case 'bytes':
      return checkBytes(String(value), rules, report);
    case 'bool':
      if (rules.const !== undefined && value !== rules.const)
        report('bool.const', rules.const === true ? 'Check this.' : 'Leave this unchecked.');
      return;
    case 'float':
    case 'double': {
      const read = type === 'float' ? (text: unknown) => Math.fround(realOf(text)) : realOf;
      if (rules.finite === true && !Number.isFinite(read(value)))
        report(`${type}.finite`, 'Write a number that is not infinite.');
      return checkOrder(read(value), rules, { type, read, write: String, noun: 'a number' }, report);
    }
    default: {
      const read = (whole: unknown) => BigInt(String(whole));
      return checkOrder(read(value), rules, { type, read, write: String, noun: 'a number' }, report);
    }
  }
}

/** A number that JSON or an option has: as text where neither has a number for it. */
function realOf(value: unknown): number {
  const named: Record<string, number> = { inf: Infinity, '-inf': -Infinity, nan: NaN };
  return named[String(value)] ?? Number(value);
}

function checkEnum(
  value: Example,
  rules: Values,
  { type, schema, report }: Pick<ValueRules, 'type' | 'schema' | 'report'>,
): void {
  const values = valuesOf(type, schema);
  const number =
    value.kind === 'enum' ? values.find(({ name }) => name === value.value)?.number : Number(plainOf(value));
  if (number === undefined) return;
  const named = (list: OptionValue | undefined) =>
    asList(list)
      .map((each) => values.find((one) => one.number === Number(each))?.name ?? String(each))
      .join(', ');
  const has = (list: OptionValue | undefined) => asList(list).some((each) => Number(each) === number);
  if (rules.const !== undefined && !has(rules.const)) report('enum.const', `Choose ${named(rules.const)}.`);
  if (rules.defined_only === true && !values.some((each) => each.number === number))
    report('enum.defined_only', 'Choose one of the values.');
  if (rules.in !== undefined && !has(rules.in)) report('enum.in', `Choose one of ${named(rules.in)}.`);
  if (has(rules.not_in)) report('enum.not_in', `Choose something else than ${named(rules.not_in)}.`);
}

const nanosOf = (value: OptionValue) => {
  const { seconds = 0, nanos = 0 } = asMessage(value);
  return BigInt(String(seconds)) * 1_000_000_000n + BigInt(String(nanos));
};

const durations = { type: 'duration', read: nanosOf, write: durationInWords, noun: 'a duration' };
const times = {
  type: 'timestamp',
  read: nanosOf,
  write: timestampInWords,
  noun: 'a time',
  words: { more: 'after', less: 'before' },
};

function checkTime(nanos: bigint, rules: Values, now: Date, report: Report): void {
  checkOrder(nanos, rules, times, report);
  const present = BigInt(now.getTime()) * 1_000_000n;
  if (rules.lt_now === true && nanos > present) report('timestamp.range', 'Write a time in the past.');
  if (rules.gt_now === true && nanos < present) report('timestamp.range', 'Write a time in the future.');
  if (rules.within === undefined) return;
  const distance = nanosOf(rules.within);
  const isWithin = nanos >= present - distance && nanos <= present + distance;
  if (!isWithin) report('timestamp.within', `Write a time within ${durationInWords(rules.within)} of now.`);
}
