import { checkOrder } from '../request/check/orderRules';
import { asList, asMessage, type Values } from '../rules/values';
import type { Example } from './example';
import { sampleString } from './sampleString';
import { commonNumbers } from './commonValues';
import type { Types } from './typesOf';

/**
 * A value of a scalar type that the rules of a field allow.
 *
 * @param type `string`, `int64` and so on.
 * @param name Name of the field, for a value that suits it.
 * @param constraint Rules of the field.
 * @param account Id of an account, for fields that hold one.
 */
export function sampleScalar(
  type: string,
  name: string,
  constraint: Values,
  account?: string,
): Example & { kind: 'scalar' } {
  return { kind: 'scalar', type, value: sampleValue(type, name, asMessage(constraint[type]), account) };
}

function sampleValue(type: string, name: string, rules: Values, account?: string): string | number | boolean {
  switch (type) {
    case 'string':
      return sampleString(name, rules, account);
    case 'bytes':
      return Buffer.from(sampleString(name, bytesAsString(rules))).toString('base64');
    case 'bool':
      return rules.const === undefined ? true : rules.const === true;
    case 'float':
    case 'double':
      return sampleNumber(name, 'real', rules);
    default: {
      // A number that JavaScript cannot hold is text in the rules, and text in JSON.
      const exact = [rules.const, ...asList(rules.example), ...asList(rules.in)].find(
        (value) => value !== undefined,
      );
      const number = typeof exact === 'string' ? exact : sampleNumber(name, 'whole', rules);
      return type.endsWith('64') ? String(number) : number;
    }
  }
}

/** The rules for bytes count bytes where those for strings count characters. */
function bytesAsString({ len, min_len, max_len, ...rules }: Values): Values {
  const lengths = { len_bytes: len, min_bytes: min_len, max_bytes: max_len };
  return {
    ...rules,
    ...Object.fromEntries(Object.entries(lengths).filter(([, value]) => value !== undefined)),
  } as Values;
}

/**
 * A number that the rules of a field allow.
 *
 * @param name Name of the field, for a number that suits it.
 * @param kind Whether only whole numbers will do.
 * @param rules What stands below `int32`, `double` and so on in the rules of protovalidate.
 */
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
  return candidates.find((number) => fits(number, rules)) ?? candidates[0]!;
}

/** Whether a number keeps the rules. */
function fits(number: number, rules: Values): boolean {
  let isFit = true;
  checkOrder(number, rules, { type: '', read: Number, write: String, noun: '' }, () => (isFit = false));
  return isFit;
}

/**
 * A value of an enum that the rules of a field allow: the first that is not zero, which mostly means "not given".
 *
 * @param type Full name of the enum.
 * @param constraint Rules of the field.
 */
export function sampleEnum(type: string, constraint: Values, { enums }: Types): Example {
  const values = enums.get(type)?.values ?? [];
  const rules = asMessage(constraint.enum);
  const wanted = asList(rules.const ?? rules.in).map(Number);
  const unwanted = asList(rules.not_in).map(Number);
  const allowed = values.filter(
    ({ number }) => (wanted.length === 0 || wanted.includes(number)) && !unwanted.includes(number),
  );
  const best =
    allowed.find(({ number, deprecated }) => number !== 0 && !deprecated) ?? allowed[0] ?? values[0];
  return { kind: 'enum', type, value: best?.name ?? '0' };
}
