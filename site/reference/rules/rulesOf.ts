import type { Option, OptionValue, Rule } from '../model';
import { rulesInWords } from './valueRules';
import { asList, asMessage, type Values } from './values';

const extensions = {
  field: '(buf.validate.field)',
  oneof: '(buf.validate.oneof)',
  message: '(buf.validate.message)',
};
const none: Values = {};

/** The value of `(buf.validate.…)` in a list of options; empty without one. */
export function constraintOf(options: Option[], extension: 'field' | 'oneof' | 'message'): Values {
  if (options.length === 0) return none;
  for (const { name, value } of options) if (name === extensions[extension]) return asMessage(value);
  return none;
}

/**
 * Rules for the values of a field, in words.
 *
 * @param names Names of an enum's values by number.
 */
export function fieldRules(options: Option[], names?: ReadonlyMap<number, string>): Rule[] {
  return constraintRules(constraintOf(options, 'field'), names);
}

/** Rules for a oneof, in words. */
export function oneofRules(options: Option[]): Rule[] {
  return constraintOf(options, 'oneof').required === true ? [{ text: 'required' }] : [];
}

/** Rules for a message as a whole, in words. */
export function messageRules(options: Option[]): Rule[] {
  if (options.length === 0) return [];
  const constraint = constraintOf(options, 'message');
  const oneofs = asList(constraint.oneof).map((value): Rule => {
    const { fields, required } = asMessage(value);
    return { text: required === true ? 'exactly one of' : 'at most one of', code: asList(fields).join(', ') };
  });
  return [...oneofs, ...expressionRules(constraint)];
}

/** Names of the fields that rules of the message group, so that not all of them can be set. */
export function groupedFields(options: Option[]): string[] {
  if (options.length === 0) return [];
  const groups = asList(constraintOf(options, 'message').oneof);
  return groups.flatMap((group) => asList(asMessage(group).fields).map(String));
}

/** Rules of a field, an item, a key or a value. */
function constraintRules(constraint: Values, names?: ReadonlyMap<number, string>): Rule[] {
  const { required, ignore } = constraint;
  const rules: Rule[] = [];
  if (required === true) rules.push({ text: 'required' });
  for (const [type, value] of Object.entries(constraint)) {
    if (common.has(type)) continue;
    const own = asMessage(value);
    rules.push(
      ...rulesInWords(own, { type, names }),
      ...within('each item', own.items, names),
      ...within('each key', own.keys),
      ...within('each value', own.values, names),
    );
  }
  rules.push(...expressionRules(constraint));
  if (ignore === 'IGNORE_IF_ZERO_VALUE') rules.push({ text: 'checked only when set' });
  if (ignore === 'IGNORE_ALWAYS') rules.push({ text: 'not checked' });
  return rules;
}

/** Rules of a field that don't depend on its type. */
const common = new Set(['required', 'ignore', 'cel', 'cel_expression']);

function within(words: string, value: OptionValue | undefined, names?: ReadonlyMap<number, string>): Rule[] {
  if (value === undefined) return [];
  return constraintRules(asMessage(value), names).map((rule) => ({
    ...rule,
    text: `${words}: ${rule.text}`,
  }));
}

function expressionRules({ cel, cel_expression }: Values): Rule[] {
  if (cel === undefined && cel_expression === undefined) return [];
  return [
    ...asList(cel).map((value): Rule => {
      const { id, message, expression } = asMessage(value);
      return {
        text: String(message ?? 'must hold:'),
        id: id?.toString(),
        expression: expression?.toString(),
      };
    }),
    ...asList(cel_expression).map((value): Rule => ({ text: 'must hold:', expression: String(value) })),
  ];
}
