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
