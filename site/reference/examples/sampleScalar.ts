import { brokenRules } from '../rules/valueRules';
import { asList, asMessage, type Values } from '../rules/values';
import { sampleString } from './sampleString';
import { commonNumbers } from './commonValues';
import type { EnumValueSchema } from '../request/requestSchema';

/**
 * The text of a scalar that the rules of a field allow.
 *
 * @param type `string`, `int64` and so on.
 * @param name Name of the field, for a value that suits it.
 * @param constraint Rules of the field.
 * @param id The id that examples agree on, for fields that hold one.
 */
export function sampleScalar(type: string, name: string, constraint: Values, id?: string): string {
  const rules = asMessage(constraint[type]);
  switch (type) {
    case 'string':
      return sampleString(name, rules, id);
    case 'bytes':
      return Buffer.from(sampleString(name, rules)).toString('base64');
    case 'bool':
      return String(rules.const ?? true);
    case 'float':
    case 'double':
      return String(sampleNumber(name, 'real', rules));
    default: {
      // A number that JavaScript cannot hold is text in the rules.
      const exact = rules.const ?? asList(rules.example)[0] ?? asList(rules.in)[0];
      return typeof exact === 'string' ? exact : String(sampleNumber(name, 'whole', rules));
    }
  }
}

/** A number that suits the name of a field and satisfies its rules, those below `int32`, `double` and so on. */
function sampleNumber(name: string, kind: 'whole' | 'real', rules: Values): number {
  if (rules.const !== undefined) return Number(rules.const);
  const step = kind === 'whole' ? 1 : 0.5;
  const ends = [
    Number(rules.gte ?? NaN),
    Number(rules.gt ?? NaN) + step,
    Number(rules.lte ?? NaN),
    Number(rules.lt ?? NaN) - step,
    (Number(rules.gt ?? rules.gte ?? NaN) + Number(rules.lt ?? rules.lte ?? NaN)) / 2,
  ].filter((number) => !Number.isNaN(number) && (kind === 'real' || Number.isInteger(number)));
  const given = asList(rules.example).concat(asList(rules.in)).map(Number);
  const own = kind === 'real' ? [0.5] : [];
  const candidates = [...given, ...own, ...commonNumbers(name), ...ends];
  return (
    candidates.find((number) => brokenRules(number, rules, { type: 'double' }).length === 0) ?? candidates[0]!
  );
}

/** The name of an enum value that the rules allow: the first that is not zero, which mostly means "unspecified". */
export function sampleEnum(values: EnumValueSchema[], rules: Values): string {
  const wanted = asList(rules.const ?? rules.in).map(Number);
  const unwanted = asList(rules.not_in).map(Number);
  const allowed = values.filter(
    ({ number }) => (wanted.length === 0 || wanted.includes(number)) && !unwanted.includes(number),
  );
  const best = allowed.find(({ number, deprecated }) => number !== 0 && !deprecated);
  return (best ?? allowed[0] ?? values[0])?.name ?? '0';
}
