import { formats } from '../rules/formats';
import { linearPattern } from '../rules/linearPattern';
import { brokenRules } from '../rules/valueRules';
import { asList, type Values } from '../rules/values';
import { commonTexts, commonUuid, nameOfField } from './commonValues';

/**
 * A text that the rules of a field allow. The same field has the same text everywhere.
 *
 * @param name Name of the field, or of its message and the field with a dot between, for a text that suits it.
 * @param rules The rules below `string` in protovalidate.
 * @param id The id that examples agree on, for fields that hold one.
 */
export function sampleString(name: string, rules: Values, id?: string): string {
  if (id !== undefined && fits(id, rules)) return id;
  if (rules.const !== undefined) return String(rules.const);
  const texts = candidates(name, rules);
  return texts.find((text) => fits(text, rules)) ?? texts[0]!;
}

function candidates(name: string, rules: Values): string[] {
  const given = asList(rules.example).concat(asList(rules.in));
  if (given.length > 0) return given.map(String);
  if (rules.uuid === true) return [commonUuid(nameOfField(name))];
  const format = Object.keys(rules).find((rule) => rules[rule] === true && Object.hasOwn(formats, rule));
  if (format !== undefined) return [formats[format]!.sample];
  if (rules.well_known_regex !== undefined) return ['x-example'];
  return commonTexts(name).map((text) => dress(text, rules));
}

/** Adds the parts that a text must have, and brings it to the required length. */
function dress(text: string, rules: Values): string {
  const { prefix = '', suffix = '', contains = '' } = rules as Record<string, string>;
  const exact = rules.len ?? rules.len_bytes;
  const room = (length: unknown) =>
    Math.min(Math.max(0, Number(length) - prefix.length - suffix.length), 1000);
  const body = text.includes(contains) ? text : text + contains;
  const padded = body.padEnd(room(exact ?? rules.min_len ?? rules.min_bytes ?? 0), text);
  return prefix + padded.slice(0, room(exact ?? rules.max_len ?? rules.max_bytes ?? Infinity)) + suffix;
}

/** Whether a text satisfies its rules. With a pattern that only the server reads, none is known to. */
function fits(text: string, rules: Values): boolean {
  const isReadable = rules.pattern === undefined || linearPattern(String(rules.pattern)) !== undefined;
  return isReadable && brokenRules(text, rules, { type: 'string' }).length === 0;
}
