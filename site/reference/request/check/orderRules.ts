import type { OptionValue } from '../../model';
import { rangeInWords } from '../../rules/range';
import { asList, type Values } from '../../rules/values';
import type { Report } from './report';

/** How the values of a type are compared, and written for a reader. */
export interface Order<Value> {
  /** Name of the type in the rules. */
  type: string;
  /** A value in a rule. */
  read: (value: OptionValue) => Value;
  write: (value: OptionValue) => string;
  /** What is asked for: "a number". */
  noun: string;
  words?: { more: string; less: string };
}

/** Checks a value against what the rules of numbers, durations and times have in common. */
export function checkOrder<Value extends number | bigint>(
  value: Value,
  rules: Values,
  { type, read, write, noun, words }: Order<Value>,
  report: Report,
): void {
  const given = (name: string) => (rules[name] === undefined ? undefined : read(rules[name]));
  const inWords = (name: string) => (rules[name] === undefined ? undefined : write(rules[name]));
  const all = (name: string) => asList(rules[name]).map(write).join(', ');
  const [constant, gt, gte, lt, lte] = ['const', 'gt', 'gte', 'lt', 'lte'].map(given);

  if (constant !== undefined && value !== constant) report(`${type}.const`, `Write ${inWords('const')}.`);
  const low = gt ?? gte;
  const high = lt ?? lte;
  // NaN is outside of every range.
  const isLowEnough = high === undefined || (lt === undefined ? value <= high : value < high);
  const isHighEnough = low === undefined || (gt === undefined ? value >= low : value > low);
  // Reversed bounds allow the values outside of them.
  const isOutside = low !== undefined && high !== undefined && high < low;
  if (isOutside ? !isLowEnough && !isHighEnough : !isLowEnough || !isHighEnough) {
    const range = { gt: inWords('gt'), gte: inWords('gte'), lt: inWords('lt'), lte: inWords('lte') };
    report(`${type}.range`, `Write ${noun}: ${rangeInWords(range, words)}.`);
  }
  const isListed = (name: string) => asList(rules[name]).some((item) => read(item) === value);
  if (rules.in !== undefined && !isListed('in')) report(`${type}.in`, `Write one of ${all('in')}.`);
  if (isListed('not_in')) report(`${type}.not_in`, `Write something else than ${all('not_in')}.`);
}
