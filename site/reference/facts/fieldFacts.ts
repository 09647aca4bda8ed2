import { jsonName } from '../jsonName';
import type { Field, Rule } from '../model';
import { furtherOptions } from './furtherOptions';

/** What there is to say about the values of a field beside its type and label, in short words: its rules first. */
export function fieldFacts(field: Field): Rule[] {
  const { name, label, needed, rules, group, defaultValue, options } = field;
  const isSaid = label === 'required' || rules.some(({ text }) => text === 'required');
  return [
    ...(needed && !isSaid ? [{ text: 'required' }] : []),
    ...rules,
    ...(group ? [{ text: 'group' }] : []),
    ...(defaultValue === undefined ? [] : [{ text: 'default', code: defaultValue }]),
    ...(field.jsonName === jsonName(name) ? [] : [{ text: 'in JSON', code: field.jsonName }]),
    ...furtherOptions(options).map((option) => ({ text: 'option', code: option })),
  ];
}
