import { patternOf } from '../rules/pattern';
import { checkText } from '../request/check/textRules';
import { asList, type Values } from '../rules/values';
import { commonText, commonTexts, commonUuid, nameOfField } from './commonValues';

const wellKnown: Record<string, string> = {
  email: 'ada@example.com',
  hostname: 'db.example.com',
  ip: '192.0.2.1',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  uri_ref: '/example',
  address: 'db.example.com',
  ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  ip_with_prefixlen: '192.0.2.1/24',
  ipv4_with_prefixlen: '192.0.2.1/24',
  ipv6_with_prefixlen: '2001:db8::1/64',
  ip_prefix: '192.0.2.0/24',
  ipv4_prefix: '192.0.2.0/24',
  ipv6_prefix: '2001:db8::/64',
  host_and_port: 'db.example.com:5432',
  protobuf_fqn: 'example.v1.Message',
  protobuf_dot_fqn: '.example.v1.Message',
};

/**
 * A text that the rules of a field allow. The same field has the same text everywhere.
 *
 * @param name Name of the field, or of its message and the field with a dot between, for a text that suits it.
 * @param rules What stands below `string` in the rules of protovalidate.
 * @param account Id of an account, for fields that hold one.
 */
export function sampleString(name: string, rules: Values, account?: string): string {
  if (Object.keys(rules).length === 0) return commonText(name);
  if (rules.const !== undefined) return String(rules.const);
  const texts = candidates(name, rules, account);
  return texts.find((text) => fits(text, rules)) ?? texts[0]!;
}

/** Texts that may do, the best first. */
function candidates(name: string, rules: Values, account?: string): string[] {
  const given = asList(rules.example).concat(asList(rules.in));
  if (given.length > 0) return given.map(String);
  const known = Object.keys(rules).find((rule) => rules[rule] === true && Object.hasOwn(wellKnown, rule));
  if (known !== undefined) return [wellKnown[known]!];
  const field = nameOfField(name);
  if (rules.uuid === true) {
    const own = account !== undefined && /account_?id$/i.test(field);
    return [own ? account : commonUuid(field)];
  }
  if (rules.tuuid === true) return [commonUuid(field).replaceAll('-', '')];
  if (rules.well_known_regex !== undefined) return ['x-example'];
  return commonTexts(name).map((text) => dress(text, rules));
}

/** Puts on what the text must begin with, hold and end with, and brings it to the length it must have. */
function dress(text: string, rules: Values): string {
  const { prefix = '', suffix = '', contains = '' } = rules as Record<string, string>;
  const bare = `${prefix}${text.includes(contains) ? text : text + contains}`;
  const max = Number(
    rules.len ??
      rules.len_bytes ??
      Math.min(Number(rules.max_len ?? Infinity), Number(rules.max_bytes ?? Infinity)),
  );
  const min = Number(
    rules.len ?? rules.len_bytes ?? Math.max(Number(rules.min_len ?? 0), Number(rules.min_bytes ?? 0)),
  );
  const room = max - suffix.length;
  const cut = bare.length > room ? bare.slice(0, room) : bare;
  const needed = min - suffix.length;
  return (
    (cut.length < needed
      ? cut + text.repeat(Math.ceil(needed / text.length)).slice(0, needed - cut.length)
      : cut) + suffix
  );
}

/** Whether a text keeps its rules. None is known to match a pattern that JavaScript cannot read: then the one made from it is taken. */
function fits(text: string, rules: Values): boolean {
  let isFit = rules.pattern === undefined || patternOf(String(rules.pattern)) !== undefined;
  checkText(text, rules, () => (isFit = false));
  return isFit;
}
