import type { OptionValue } from '../model';

/** A message in the value of an option: its fields by name. */
export type RuleOptions = { [name: string]: OptionValue };

/** The value as a message; an empty one if it's something else. */
export function asMessage(value: OptionValue | undefined): RuleOptions {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/** The value as a list; a single value becomes a list of one. */
export function asList(value: OptionValue | undefined): OptionValue[] {
  return value === undefined ? [] : [value].flat();
}

/** The oneof rules of a message: fields of which only one can be set, besides those of real oneofs. */
export function oneofRulesOf(ruleOptions: RuleOptions = {}): { names: string[]; required: boolean }[] {
  return asList(ruleOptions.oneof)
    .map(asMessage)
    .map(({ fields, required }) => ({ names: asList(fields).map(String), required: required === true }));
}
