import { asList, type Values } from '../rules/values';
import { commonNumbers } from './commonValues';

/**
 * A number that the rules of a field allow.
 *
 * @param name Name of the field, for a number that suits it.
 * @param kind Whether only whole numbers will do.
 * @param rules What stands below `int32`, `double` and so on in the rules of protovalidate.
 */
export function sampleNumber(name: string, kind: 'whole' | 'real', rules: Values): number {
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

/** Whether a number keeps the rules. Ends that are the wrong way round mean what lies outside them. */
function fits(number: number, rules: Values): boolean {
  const above =
    (rules.gte === undefined || number >= Number(rules.gte)) &&
    (rules.gt === undefined || number > Number(rules.gt));
  const below =
    (rules.lte === undefined || number <= Number(rules.lte)) &&
    (rules.lt === undefined || number < Number(rules.lt));
  const outside = Number(rules.gte ?? rules.gt ?? -Infinity) > Number(rules.lte ?? rules.lt ?? Infinity);
  const choices = asList(rules.in).map(Number);
  return (
    (outside ? above || below : above && below) &&
    (choices.length === 0 || choices.includes(number)) &&
    !asList(rules.not_in).map(Number).includes(number)
  );
}
