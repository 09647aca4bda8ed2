import { asList, asMessage, type Values } from '../rules/values';
import type { Example } from './example';
import type { Types } from './typesOf';

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
