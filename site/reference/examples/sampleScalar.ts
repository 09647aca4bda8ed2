import { asList, asMessage, type Values } from '../rules/values';
import type { Example } from './example';
import { sampleNumber } from './sampleNumber';
import { sampleString } from './sampleString';

/**
 * A value of a scalar type that the rules of a field allow.
 *
 * @param type `string`, `int64` and so on.
 * @param name Name of the field, for a value that suits it.
 * @param constraint Rules of the field.
 */
export function sampleScalar(type: string, name: string, constraint: Values): Example & { kind: 'scalar' } {
  const rules = asMessage(constraint[type]);
  const scalar = (value: string | number | boolean) => ({ kind: 'scalar' as const, type, value });
  switch (type) {
    case 'string':
      return scalar(sampleString(name, rules));
    case 'bytes':
      return scalar(Buffer.from(sampleString(name, bytesAsString(rules))).toString('base64'));
    case 'bool':
      return scalar(rules.const === undefined ? true : rules.const === true);
    case 'float':
    case 'double':
      return scalar(sampleNumber(name, 'real', rules));
    default: {
      // A number that JavaScript cannot hold is text in the rules, and text in JSON.
      const exact = [rules.const, ...asList(rules.example), ...asList(rules.in)].find(
        (value) => value !== undefined,
      );
      const number = typeof exact === 'string' ? exact : sampleNumber(name, 'whole', rules);
      return scalar(type.endsWith('64') ? String(number) : number);
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
