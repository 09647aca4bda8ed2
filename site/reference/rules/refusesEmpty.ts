import type { Field } from '../model';
import { patternOf } from './pattern';
import { constraintOf } from './rulesOf';
import { asList, asMessage, type Values } from './values';

/** Forms of text, in the rules of strings and bytes, that an empty one does not have. */
const forms = (
  'email hostname ip ipv4 ipv6 uri address uuid tuuid ulid host_and_port protobuf_fqn protobuf_dot_fqn ' +
  'ip_with_prefixlen ipv4_with_prefixlen ipv6_with_prefixlen ip_prefix ipv4_prefix ipv6_prefix'
).split(' ');

/**
 * Whether a message without the field breaks a rule of the field: `required` itself, or one that the value which stands
 * for "left out" does not keep. Rules in CEL are not read.
 */
export function refusesEmpty({
  options,
  label,
  presence,
  type,
}: Pick<Field, 'options' | 'label' | 'presence' | 'type'>): boolean {
  if (options.length === 0) return presence === 'required';
  const constraint = constraintOf(options, 'field');
  if (constraint.ignore === 'IGNORE_ALWAYS') return false;
  if (constraint.required === true || presence === 'required') return true;
  if (constraint.ignore === 'IGNORE_IF_ZERO_VALUE') return false;
  if (label === 'repeated') return Number(asMessage(constraint.repeated).min_items ?? 0) > 0;
  if (label === 'map') return Number(asMessage(constraint.map).min_pairs ?? 0) > 0;
  if (presence !== 'implicit') return false;
  if (type.kind === 'enum') return refusesZero(asMessage(constraint.enum));
  const rules = asMessage(constraint[type.name]);
  switch (type.name) {
    case 'string':
    case 'bytes':
      return refusesEmptyText(rules);
    case 'bool':
      return rules.const === true;
    default:
      return refusesZero(rules);
  }
}

function refusesEmptyText(rules: Values): boolean {
  const least = ['len', 'min_len', 'len_bytes', 'min_bytes'].some((name) => Number(rules[name] ?? 0) > 0);
  const parts = ['const', 'prefix', 'suffix', 'contains'].some((name) => (rules[name] ?? '') !== '');
  return (
    least ||
    parts ||
    forms.some((form) => rules[form] === true) ||
    rules.well_known_regex === 'KNOWN_REGEX_HTTP_HEADER_NAME' ||
    (rules.pattern !== undefined && patternOf(String(rules.pattern))?.test('') === false) ||
    isListedOut('', rules)
  );
}

function refusesZero(rules: Values): boolean {
  const given = (name: string) => (rules[name] === undefined ? undefined : Number(rules[name]));
  if ((given('const') ?? 0) !== 0) return true;
  if (isListedOut(0, rules)) return true;
  const lower = given('gt') ?? given('gte');
  const upper = given('lt') ?? given('lte');
  const keepsLower = lower === undefined || (rules.gt === undefined ? lower <= 0 : lower < 0);
  const keepsUpper = upper === undefined || (rules.lt === undefined ? upper >= 0 : upper > 0);
  // Bounds in the other order allow what is outside of them.
  const outside = lower !== undefined && upper !== undefined && upper < lower;
  return outside ? !keepsLower && !keepsUpper : !(keepsLower && keepsUpper);
}

function isListedOut(empty: string | number, rules: Values): boolean {
  const has = (list: Values[string]) => asList(list).some((value) => String(value) === String(empty));
  return (rules.in !== undefined && !has(rules.in)) || (rules.not_in !== undefined && has(rules.not_in));
}
