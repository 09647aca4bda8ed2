import { patternOf } from '../../rules/pattern';
import { countInWords } from '../../rules/range';
import { asList, type Values } from '../../rules/values';
import { bytesOf } from '../../examples/bytes';
import type { Report } from './report';

/** Formats that are checked in the browser; the server checks the others. */
export const formats = {
  email: {
    pattern:
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
    noun: 'an email address, such as ada@example.com',
  },
  uuid: {
    pattern: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
    noun: 'a UUID, such as 7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4',
  },
};

const quote = (value: unknown) => `"${String(value)}"`;
const listed = (values: Values[string] | undefined) => asList(values).map(quote).join(', ');

const lengthInBytes = (text: string) => new TextEncoder().encode(text).length;

/** Checks a text against the rules of `string`. */
export function checkText(text: string, rules: Values, report: Report): void {
  const characters = [...text].length;
  checkLength(characters, rules, ['len', 'min_len', 'max_len'], 'character', 'string', report);
  checkLength(lengthInBytes(text), rules, ['len_bytes', 'min_bytes', 'max_bytes'], 'byte', 'string', report);
  checkParts(text, rules, 'string', report);
  for (const [name, { pattern, noun }] of Object.entries(formats)) {
    if (rules[name] === true && !pattern.test(text)) report(`string.${name}`, `Write ${noun}.`);
  }
}

/** Checks bytes, given in base64, against the rules of `bytes`. What rules compare them with is text. */
export function checkBytes(base64: string, rules: Values, report: Report): void {
  const bytes = bytesOf(base64);
  const size = bytes.length;
  checkLength(size, rules, ['len', 'min_len', 'max_len'], 'byte', 'bytes', report);
  const inUtf8 = new TextDecoder().decode(bytes);
  checkParts(inUtf8, rules, 'bytes', report);
}

function checkLength(
  size: number,
  rules: Values,
  [exact, least, most]: [exact: string, least: string, most: string],
  noun: string,
  type: string,
  report: Report,
): void {
  const given = (name: string) => (rules[name] === undefined ? undefined : Number(rules[name]));
  const say = (name: string, from?: number, to?: number) =>
    report(`${type}.${name}`, `Write ${countInWords(from, to, noun)}.`);
  const [equal, from, to] = [given(exact), given(least), given(most)];
  if (equal !== undefined && size !== equal) say(exact, equal, equal);
  if (from !== undefined && size < from) say(least, from, to);
  if (to !== undefined && size > to) say(most, from, to);
}

function checkParts(text: string, rules: Values, type: string, report: Report): void {
  const say = (name: string, words: string) => report(`${type}.${name}`, words);
  const { prefix, suffix, contains, pattern } = rules;
  const without = rules.not_contains;
  if (rules.const !== undefined && text !== rules.const) say('const', `Write ${quote(rules.const)}.`);
  if (prefix !== undefined && !text.startsWith(String(prefix))) say('prefix', `Begin with ${quote(prefix)}.`);
  if (suffix !== undefined && !text.endsWith(String(suffix))) say('suffix', `End with ${quote(suffix)}.`);
  if (contains !== undefined && !text.includes(String(contains)))
    say('contains', `Write something with ${quote(contains)} in it.`);
  if (without !== undefined && text.includes(String(without)))
    say('not_contains', `Leave out ${quote(without)}.`);
  if (pattern !== undefined && patternOf(String(pattern))?.test(text) === false)
    say('pattern', `Write what matches ${String(pattern)}.`);
  if (rules.in !== undefined && !asList(rules.in).includes(text))
    say('in', `Write one of ${listed(rules.in)}.`);
  if (asList(rules.not_in).includes(text))
    say('not_in', `Write something else than ${listed(rules.not_in)}.`);
}
