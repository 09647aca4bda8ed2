import { hash } from 'node:crypto';

import { formats } from '../rules/formats';
import { brokenRules } from '../rules/valueRules';
import { asList, type RuleOptions } from '../rules/ruleOptions';

/**
 * A text that the rules below `string` allow: the one written for fields with this name, or one derived from the name, so
 * that it's the same everywhere.
 */
export function exampleString(name: string, options: RuleOptions, written?: string): string {
  if (written !== undefined && fits(written, options)) return written;
  if (options.const !== undefined) return String(options.const);
  const texts = candidates(name, options);
  return texts.find((text) => fits(text, options)) ?? texts[0]!;
}

function candidates(name: string, options: RuleOptions): string[] {
  const given = asList(options.example).concat(asList(options.in));
  if (given.length > 0) return given.map(String);
  if (options.uuid === true) return [uuidOf(name)];
  const format = Object.keys(options).find((rule) => options[rule] === true && Object.hasOwn(formats, rule));
  if (format !== undefined) return [formats[format]!.example];
  const words = name.toLowerCase().replace(/_+/g, '-').replace(/^-|-$/g, '');
  return [words, `my-${words}`, 'example', 'Example'].map((text) => fitToRules(text, options));
}

/** A UUID derived from a name. */
function uuidOf(name: string): string {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds the required parts of a text, and brings it to the required length. */
function fitToRules(text: string, options: RuleOptions): string {
  const { prefix = '', suffix = '', contains = '' } = options as Record<string, string>;
  const exact = options.len ?? options.len_bytes;
  const room = (length: unknown) =>
    Math.min(Math.max(0, Number(length) - prefix.length - suffix.length), 1000);
  const body = text.includes(contains) ? text : text + contains;
  const padded = body.padEnd(room(exact ?? options.min_len ?? options.min_bytes ?? 0), text);
  return prefix + padded.slice(0, room(exact ?? options.max_len ?? options.max_bytes ?? Infinity)) + suffix;
}

/** Whether a text satisfies the rules that are checked before sending. */
const fits = (text: string, options: RuleOptions): boolean =>
  brokenRules(text, options, { type: 'string' }).length === 0;
