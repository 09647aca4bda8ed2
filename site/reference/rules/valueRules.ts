import type { OptionValue, Rule } from '../model';
import { checkedPattern, formats, hasFormat, isFormatChecked, patternInWords } from './formats';
import { countInWords, rangeInWords, type Countable } from './range';
import { durationInWords, formatTime, nanosOf, secondsOf } from './time';
import { asList, asMessage, type RuleOptions } from './ruleOptions';

/** A value to check: text; binary text for bytes; nanoseconds for a timestamp; the size of a list or a map. */
export type CheckedValue = string | number | bigint | boolean;

/** What rules apply to. */
export interface Subject {
  /** Name of the type in the rules: `string`, `int64`, `enum`, `repeated`. */
  type: string;
  /** Names of an enum's values by number. */
  names?: ReadonlyMap<number, string>;
  /** The time that rules such as `gt_now` compare with. */
  now?: Date;
}

/** A rule, or rules with a common wording. */
interface Row {
  names: string[];
  words: (options: RuleOptions, subject: Subject) => Rule | string | undefined;
  /** Whether a value satisfies the rules. If undefined, only the server checks them. */
  allows?: (value: never, options: RuleOptions, subject: Subject) => boolean;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** In the order that readers see. */
const rows: Row[] = [
  ...Object.entries(formats).map(([name, { words }]): Row => ({
    names: [name],
    words: () => ({ text: words, serverOnly: !isFormatChecked(name) || undefined }),
    allows: (text: string) => hasFormat(text, name),
  })),
  listRow('is', 'const', true),
  limitRow(['len', 'min_len', 'max_len'], 'character', (text: string) => [...text].length),
  limitRow(['len_bytes', 'min_bytes', 'max_bytes'], 'byte', (text: string) => utf8(text).length),
  limitRow(['', 'min_items', 'max_items'], 'item', (size: number) => size),
  limitRow(['', 'min_pairs', 'max_pairs'], 'entry', (size: number) => size),
  row('unique', 'unique items'),
  { names: ['gte', 'gt', 'lte', 'lt'], words: rangeWords, allows: isInRange },
  row('gt_now', 'in the future', (time: bigint, _, { now }) => time > nanosAt(now)),
  row('lt_now', 'in the past', (time: bigint, _, { now }) => time < nanosAt(now)),
  {
    names: ['within'],
    words: ({ within }) => `within ${durationInWords(within)} of now`,
    allows: (time: bigint, { within }, { now }) => {
      const off = time - nanosAt(now);
      return (off < 0n ? -off : off) <= nanosOf(within);
    },
  },
  row('finite', 'finite', Number.isFinite),
  row('defined_only', 'declared values only', (number: number, _, { names }) => names?.has(number) !== false),
  textRow('begins with', 'prefix', (text, prefix) => text.startsWith(prefix)),
  textRow('ends with', 'suffix', (text, suffix) => text.endsWith(suffix)),
  textRow('contains', 'contains', (text, inner) => text.includes(inner)),
  textRow('does not contain', 'not_contains', (text, inner) => !text.includes(inner)),
  {
    names: ['pattern'],
    words: ({ pattern }) =>
      patternInWords(String(pattern)) ?? {
        text: 'matches',
        code: String(pattern),
        serverOnly: !checkedPattern(String(pattern)) || undefined,
      },
    allows: (text: string, { pattern }) => checkedPattern(String(pattern))?.test(text) ?? true,
  },
  listRow('one of', 'in', true),
  listRow('none of', 'not_in', false),
  // Rules of items are worded separately; the others aren't useful to readers.
  { names: ['items', 'keys', 'values', 'example', 'strict'], words: () => undefined },
];

/**
 * Rules of one kind of value, such as those below `string`, in words. Unknown rules are shown with their value; rules
 * added by a definition are left out.
 */
export function rulesOfType(options: RuleOptions, subject: Subject): Rule[] {
  const known = rowsFor(options).flatMap((row) => {
    const rule = describeRule(row, options, subject);
    return rule ? [{ ...rule, serverOnly: rule.serverOnly ?? (!isChecked(row, subject) || undefined) }] : [];
  });
  const hasRow = (name: string) => rows.some(({ names }) => names.includes(name));
  const unknown = Object.entries(options)
    .filter(([name, value]) => value !== false && !name.startsWith('[') && !hasRow(name))
    .map(([name, value]) => ({ text: name, code: JSON.stringify(value), serverOnly: true }));
  return [...known, ...unknown];
}

/** The rules that a value breaks, in words, each with a name such as `string.min_len`. */
export function brokenRules(value: CheckedValue, options: RuleOptions, subject: Subject) {
  return rowsFor(options)
    .filter((row) => isChecked(row, subject) && !row.allows!(value as never, options, subject))
    .map((row) => {
      const name = row.names.find((each) => options[each] !== undefined)!;
      const words = ruleText(describeRule(row, options, subject)!);
      const example = formats[name] ? `, such as ${formats[name].example}` : '';
      return { name: `${subject.type}.${name}`, text: `Expected: ${words}${example}.` };
    });
}

/** A rule as one line of plain text, with its code in backticks. */
export function ruleText({ text, code }: Rule): string {
  return code === undefined ? text : `${text} \`${code}\``;
}

/** Names of the rules that the browser checks. */
export const checkedRuleNames = rows.flatMap(({ names, allows }) => (allows ? names : []));

const rowsFor = (options: RuleOptions) =>
  rows.filter(({ names }) =>
    names.some((name) => options[name] !== undefined && (options[name] !== false || name === 'const')),
  );

function describeRule({ words }: Row, options: RuleOptions, subject: Subject): Rule | undefined {
  const rule = words(options, subject);
  return typeof rule === 'string' ? { text: rule } : rule;
}

const isChecked = ({ allows }: Row, { type }: Subject) =>
  allows !== undefined && !/^(duration|any|field_mask)$/.test(type);

/** A rule's value, converted for comparison with a checked value. */
export function comparable(value: OptionValue, type: string): CheckedValue {
  switch (type) {
    case 'bool':
      return value === true;
    case 'string':
      return String(value);
    case 'bytes':
      return String.fromCharCode(...utf8(String(value)));
    case 'enum':
    case 'double':
      return Number(value);
    case 'float':
      return Math.fround(Number(value));
    case 'timestamp':
      return nanosOf(value);
    default:
      return BigInt(String(value));
  }
}

/** A rule's value or list of values, formatted for readers. */
function formatValue(value: OptionValue, subject: Subject): string {
  if (Array.isArray(value)) return value.map((item) => formatValue(item, subject)).join(', ');
  const { type, names } = subject;
  switch (type) {
    case 'string':
    case 'bytes':
      return JSON.stringify(value);
    case 'enum':
      return names?.get(Number(value)) ?? String(value);
    case 'duration':
      return durationInWords(value);
    case 'timestamp':
      return formatTime(secondsOf(value));
    case 'field_mask':
      return asList(asMessage(value).paths).join(', ');
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

/** A rule with fixed wording. */
function row(name: string, words: string, allows?: Row['allows']): Row {
  return { names: [name], words: () => words, allows };
}

/** A rule that lists the allowed or forbidden values. */
function listRow(text: string, name: string, isAllowed: boolean): Row {
  return {
    names: [name],
    words: (options, subject) => ({ text, code: formatValue(options[name]!, subject) }),
    allows: (value: CheckedValue, options, { type }) =>
      asList(options[name]).some((each) => comparable(each, type) === value) === isAllowed,
  };
}

/** A rule with text that the value must or must not contain. */
function textRow(text: string, name: string, allows: (text: string, part: string) => boolean): Row {
  return {
    ...listRow(text, name, true),
    allows: (value: string, options, { type }) => allows(value, comparable(options[name]!, type) as string),
  };
}

/** Rules that limit a length or a number of items. */
function limitRow<Value>(
  [exact, min, max]: [exact: string, min: string, max: string],
  counted: Countable,
  size: (value: Value) => number,
): Row {
  const limits = (options: RuleOptions) =>
    [options[min] ?? options[exact], options[max] ?? options[exact]].map((limit) =>
      limit === undefined ? undefined : Number(limit),
    );
  return {
    names: [exact, min, max],
    words(options, { type }) {
      const [lower, upper] = limits(options);
      return countInWords(type === 'bytes' ? 'byte' : counted, lower, upper);
    },
    allows(value: Value, options) {
      const [lower = 0, upper = Infinity] = limits(options);
      return size(value) >= lower && size(value) <= upper;
    },
  };
}

function rangeWords({ gte, gt, lte, lt }: RuleOptions, subject: Subject): string | undefined {
  const end = (value?: OptionValue) => (value === undefined ? undefined : formatValue(value, subject));
  const ends = { gte: end(gte), gt: end(gt), lte: end(lte), lt: end(lt) };
  return rangeInWords(ends, subject.type === 'timestamp' ? ['after', 'before'] : undefined);
}

function isInRange(value: number | bigint, options: RuleOptions, { type }: Subject): boolean {
  const end = (name: string) =>
    options[name] === undefined ? undefined : (comparable(options[name], type) as number);
  const low = end('gt') ?? end('gte');
  const high = end('lt') ?? end('lte');
  // NaN is outside of every range.
  const isHighEnough = low === undefined || (options.gt === undefined ? value >= low : value > low);
  const isLowEnough = high === undefined || (options.lt === undefined ? value <= high : value < high);
  // Reversed bounds allow values outside of them.
  const isReversed = low !== undefined && high !== undefined && high < low;
  return isReversed ? isHighEnough || isLowEnough : isHighEnough && isLowEnough;
}

const nanosAt = (now = new Date()) => BigInt(now.getTime()) * 1_000_000n;
