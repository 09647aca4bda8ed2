import { brokenRules } from '../rules/valueRules';
import { asList, asMessage, type RuleOptions } from '../rules/ruleOptions';
import { exampleString } from './exampleString';
import type { EnumValueSchema } from '../request/requestSchema';

/**
 * The text of a scalar, such as `string` or `int64`, that the rules of a field allow: the one written for fields with this
 * name, or one derived from the name.
 */
export function exampleScalar(type: string, name: string, options: RuleOptions, written?: string): string {
  const typeOptions = asMessage(options[type]);
  switch (type) {
    case 'string':
      return exampleString(name, typeOptions, written);
    case 'bytes':
      return Buffer.from(exampleString(name, typeOptions)).toString('base64');
    case 'bool':
      return String(typeOptions.const ?? true);
    case 'float':
    case 'double':
      return String(exampleNumber('real', typeOptions, written));
    default:
      return String(exampleNumber('whole', typeOptions, written));
  }
}

/** A number that satisfies the rules below `int32`, `double` and so on. */
function exampleNumber(kind: 'whole' | 'real', options: RuleOptions, written?: string): number {
  const step = kind === 'whole' ? 1 : 0.5;
  const ends = [
    Number(options.gte ?? NaN),
    Number(options.gt ?? NaN) + step,
    Number(options.lte ?? NaN),
    Number(options.lt ?? NaN) - step,
    (Number(options.gt ?? options.gte ?? NaN) + Number(options.lt ?? options.lte ?? NaN)) / 2,
  ].filter((number) => !Number.isNaN(number) && (kind === 'real' || Number.isInteger(number)));
  const { const: only, example, in: allowed } = options;
  const given = [only, example, allowed, written].flatMap(asList).map(Number);
  const candidates = [...given, ...(kind === 'real' ? [0.5] : []), 1, 10, 0, ...ends];
  const isAllowed = (number: number) => brokenRules(number, options, { type: 'double' }).length === 0;
  return candidates.find(isAllowed) ?? candidates[0]!;
}

/** The name of an allowed enum value: the first that isn't zero, because zero usually means "unspecified". */
export function exampleEnum(values: EnumValueSchema[], options: RuleOptions): string {
  const allowed = values.filter(({ number }) => brokenRules(number, options, { type: 'enum' }).length === 0);
  const best = allowed.find(({ number, deprecated }) => number !== 0 && !deprecated);
  return (best ?? allowed[0] ?? values[0])?.name ?? '0';
}
