import { brokenRules } from '../rules/valueRules';
import { asList, asMessage, type RuleOptions } from '../rules/ruleOptions';
import { exampleString } from './exampleString';
import type { EnumValueSchema } from '../request/requestSchema';

/**
 * The text of a scalar, such as `string` or `int64`, that the rules of a field allow: the one written for fields with this
 * name, or one derived from the name.
 */
export function exampleScalar(type: string, name: string, byType: RuleOptions, written?: string): string {
  const rules = asMessage(byType[type]);
  switch (type) {
    case 'string':
      return exampleString(name, rules, written);
    case 'bytes':
      return Buffer.from(exampleString(name, rules)).toString('base64');
    case 'bool':
      return String(rules.const ?? true);
    case 'float':
    case 'double':
      return String(exampleNumber('real', rules, written));
    default:
      return String(exampleNumber('whole', rules, written));
  }
}

/** A number that satisfies the rules below `int32`, `double` and so on. */
function exampleNumber(kind: 'whole' | 'real', rules: RuleOptions, written?: string): number {
  const step = kind === 'whole' ? 1 : 0.5;
  const ends = [
    Number(rules.gte ?? NaN),
    Number(rules.gt ?? NaN) + step,
    Number(rules.lte ?? NaN),
    Number(rules.lt ?? NaN) - step,
    (Number(rules.gt ?? rules.gte ?? NaN) + Number(rules.lt ?? rules.lte ?? NaN)) / 2,
  ].filter((number) => !Number.isNaN(number) && (kind === 'real' || Number.isInteger(number)));
  const { const: only, example, in: allowed } = rules;
  const given = [only, example, allowed, written].flatMap(asList).map(Number);
  const own = kind === 'real' ? [0.5] : [];
  const candidates = [...given, ...own, 1, 10, 0, ...ends];
  const isAllowed = (number: number) => brokenRules(number, rules, { type: 'double' }).length === 0;
  return candidates.find(isAllowed) ?? candidates[0]!;
}

/** The name of an allowed enum value: the first that isn't zero, because zero usually means "unspecified". */
export function exampleEnum(values: EnumValueSchema[], rules: RuleOptions): string {
  const allowed = values.filter(({ number }) => brokenRules(number, rules, { type: 'enum' }).length === 0);
  const best = allowed.find(({ number, deprecated }) => number !== 0 && !deprecated);
  return (best ?? allowed[0] ?? values[0])?.name ?? '0';
}
