import { asList, type Values } from '../rules/values';
import { commonTexts, commonUuid } from './commonValues';
import { samplePattern } from './samplePattern';

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

/** Texts that have been made, by what they were made of: the same fields come back in many examples. */
const made = new Map<string, string>();

/**
 * A text that the rules of a field allow. The same field has the same text everywhere.
 *
 * @param name Name of the field, or of its message and the field with a dot between, for a text that suits it.
 * @param rules What stands below `string` in the rules of protovalidate.
 */
export function sampleString(name: string, rules: Values): string {
  const key = `${name} ${JSON.stringify(rules)}`;
  const known = made.get(key) ?? makeString(name, rules);
  made.set(key, known);
  return known;
}

function makeString(name: string, rules: Values): string {
  const { const: only, in: choices, pattern, well_known_regex: regex } = rules;
  if (only !== undefined) return String(only);
  const given = asList(rules.example).concat(asList(choices)).map(String);
  const known = Object.keys(wellKnown).find((key) => rules[key] === true);
  const uuid = () => commonUuid(name.split('.').at(-1)!);
  const candidates =
    given.length > 0
      ? given
      : known !== undefined
        ? [wellKnown[known]!]
        : rules.uuid === true
          ? [uuid()]
          : rules.tuuid === true
            ? [uuid().replaceAll('-', '')]
            : regex !== undefined
              ? ['x-example']
              : commonTexts(name).map((text) => dress(text, rules));
  const sampled = pattern === undefined ? [] : [samplePattern(String(pattern), letters(name))];
  const all = [...candidates, ...sampled].filter((text) => text !== undefined);
  return all.find((text) => fits(text, rules)) ?? sampled[0] ?? candidates[0]!;
}

const letters = (name: string) =>
  name
    .split('.')
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z]/g, '') || 'example';

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

/** Whether a text keeps the rules that are about its characters. */
function fits(text: string, rules: Values): boolean {
  const length = [...text].length;
  const bytes = Buffer.byteLength(text);
  const limit = (name: string, missing: number) => Number(rules[name] ?? missing);
  return (
    length >= limit('min_len', 0) &&
    length <= limit('max_len', Infinity) &&
    length === limit('len', length) &&
    bytes >= limit('min_bytes', 0) &&
    bytes <= limit('max_bytes', Infinity) &&
    bytes === limit('len_bytes', bytes) &&
    text.startsWith(String(rules.prefix ?? '')) &&
    text.endsWith(String(rules.suffix ?? '')) &&
    text.includes(String(rules.contains ?? '')) &&
    (rules.not_contains === undefined || !text.includes(String(rules.not_contains))) &&
    !asList(rules.not_in).includes(text) &&
    (rules.pattern === undefined || matches(text, String(rules.pattern)))
  );
}

/** No text is known to match a pattern that RE2 can read and JavaScript cannot: then the one made from it is taken. */
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern.replaceAll('(?P<', '(?<'), 'u').test(text);
  } catch {
    return false;
  }
}
