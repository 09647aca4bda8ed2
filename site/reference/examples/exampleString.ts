import { hash } from 'node:crypto';

import { formats } from '../rules/formats';
import { brokenRules } from '../rules/valueRules';
import { asList, type RuleOptions } from '../rules/ruleOptions';

/**
 * A text that the rules below `string` allow: the one written for fields with this name, or one derived from the name, so
 * that it's the same everywhere.
 */
export function exampleString(name: string, rules: RuleOptions, written?: string): string {
  if (written !== undefined && fits(written, rules)) return written;
  if (rules.const !== undefined) return String(rules.const);
  const texts = candidates(name, rules);
  return texts.find((text) => fits(text, rules)) ?? texts[0]!;
}

function candidates(name: string, rules: RuleOptions): string[] {
  const given = asList(rules.example).concat(asList(rules.in));
  if (given.length > 0) return given.map(String);
  if (rules.uuid === true) return [uuidOf(name)];
  const format = Object.keys(rules).find((rule) => rules[rule] === true && Object.hasOwn(formats, rule));
  if (format !== undefined) return [formats[format]!.example];
  const words = name.toLowerCase().replace(/_+/g, '-').replace(/^-|-$/g, '');
  return [words, `my-${words}`, 'example', 'Example'].map((text) => fitToRules(text, rules));
}

/** A UUID derived from a name. */
function uuidOf(name: string): string {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds the required parts of a text, and brings it to the required length. */
function fitToRules(text: string, rules: RuleOptions): string {
  const { prefix = '', suffix = '', contains = '' } = rules as Record<string, string>;
  const exact = rules.len ?? rules.len_bytes;
  const room = (length: unknown) =>
    Math.min(Math.max(0, Number(length) - prefix.length - suffix.length), 1000);
  const body = text.includes(contains) ? text : text + contains;
  const padded = body.padEnd(room(exact ?? rules.min_len ?? rules.min_bytes ?? 0), text);
  return prefix + padded.slice(0, room(exact ?? rules.max_len ?? rules.max_bytes ?? Infinity)) + suffix;
}

/** Whether a text satisfies the rules that are checked before sending. */
const fits = (text: string, rules: RuleOptions): boolean =>
  brokenRules(text, rules, { type: 'string' }).length === 0;
