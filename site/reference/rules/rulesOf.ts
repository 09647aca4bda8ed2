import type { Field, Message, Option, OptionValue, Rule } from '../model';
import { rulesOfType } from './valueRules';
import { asList, asMessage, oneofRulesOf, type RuleOptions } from './ruleOptions';

/** The rules as written in a list of options: the value of `(buf.validate.…)`; empty without one. */
export function ruleOptionsOf(options: Option[] = [], target: 'field' | 'oneof' | 'message' | 'predefined') {
  return asMessage(options.find(({ name }) => name === `(buf.validate.${target})`)?.value);
}

/** The rules that requests are checked with. A field that a oneof rule of the message names can be empty. */
export function checkedRuleOptions(field: Field, message: Message): RuleOptions {
  const ruleOptions = ruleOptionsOf(field.options, 'field');
  const oneofRules = oneofRulesOf(ruleOptionsOf(message.options, 'message'));
  const isInOneofRule = oneofRules.some(({ names }) => names.includes(field.name));
  return isInOneofRule ? { ignore: 'IGNORE_IF_ZERO_VALUE', ...ruleOptions } : ruleOptions;
}

/** What the wording of a rule depends on besides its value. */
interface RuleContext {
  /** Names of an enum's values by number. */
  names?: ReadonlyMap<number, string>;
  /** Returns the `(buf.validate.predefined)` of an extension by its full name; empty if it has none. */
  predefinedOf: (name: string) => RuleOptions;
}

/** Rules for a message as a whole, in words. */
export function messageRules(options: Option[]): Rule[] {
  const ruleOptions = ruleOptionsOf(options, 'message');
  const oneofRules = oneofRulesOf(ruleOptions).map(({ names, required }): Rule => {
    return { text: required ? 'exactly one of' : 'at most one of', code: names.join(', ') };
  });
  return [...oneofRules, ...expressionRules(ruleOptions)];
}

/** Rules for the values of a field, an item, a key or a value, in words; `required` isn't one of them. */
export function rulesOf(ruleOptions: RuleOptions, context: RuleContext): Rule[] {
  const rules: Rule[] = [];
  for (const [type, value] of Object.entries(ruleOptions)) {
    if (common.has(type)) continue;
    const typeOptions = asMessage(value);
    rules.push(
      ...rulesOfType(typeOptions, { type, names: context.names }),
      ...predefinedRules(typeOptions, context),
      ...nestedRules('each item', typeOptions.items, context),
      ...nestedRules('each key', typeOptions.keys, { ...context, names: undefined }),
      ...nestedRules('each value', typeOptions.values, context),
    );
  }
  rules.push(...expressionRules(ruleOptions));
  if (ruleOptions.ignore === 'IGNORE_IF_ZERO_VALUE') rules.push({ text: 'checked only when set' });
  if (ruleOptions.ignore === 'IGNORE_ALWAYS') rules.push({ text: 'not checked' });
  return rules;
}

/** Rules of a field that don't depend on its type. */
const common = new Set(['required', 'ignore', 'cel', 'cel_expression']);

function nestedRules(prefix: string, value: OptionValue | undefined, context: RuleContext): Rule[] {
  const ruleOptions = asMessage(value);
  const required: Rule[] = ruleOptions.required === true ? [{ text: 'required' }] : [];
  const rules = [...required, ...rulesOf(ruleOptions, context)];
  return rules.map((rule) => ({ ...rule, text: `${prefix}: ${rule.text}` }));
}

/** Rules that a definition adds to a type: their message or, without one, their name. */
function predefinedRules(options: RuleOptions, { predefinedOf }: RuleContext): Rule[] {
  const added = Object.entries(options).filter(([name, value]) => name.startsWith('[') && value !== false);
  return added.flatMap(([key, value]): Rule[] => {
    const name = key.slice(1, -1);
    const code = value === true ? undefined : JSON.stringify(value);
    const worded = expressionRules(predefinedOf(name)).filter((rule) => rule.code === undefined);
    if (worded.length === 0) {
      return [{ text: 'follows the rule', code: [name, code].filter(Boolean).join(' = '), serverOnly: true }];
    }
    return worded.map((rule) => (code === undefined ? rule : { ...rule, text: `${rule.text}:`, code }));
  });
}

/** CEL rules: their message or, without one, their expression. */
function expressionRules({ cel, cel_expression }: RuleOptions): Rule[] {
  const unnamed = asList(cel_expression).map((expression) => ({ expression }));
  return [...asList(cel).map(asMessage), ...unnamed].map(({ message, expression }: RuleOptions): Rule => {
    const words = message ? { text: String(message) } : { text: 'must hold:', code: String(expression) };
    return { ...words, serverOnly: true };
  });
}
