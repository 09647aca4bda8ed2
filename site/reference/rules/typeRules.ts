import type { OptionValue, Rule } from '../model';
import { countInWords, rangeInWords } from './range';
import { durationInWords, timestampInWords } from './time';
import { asList, asMessage, type Values } from './values';

const wellKnown: Record<string, string> = {
  email: 'email address',
  hostname: 'host name',
  ip: 'IP address',
  ipv4: 'IPv4 address',
  ipv6: 'IPv6 address',
  uri: 'URI',
  uri_ref: 'URI reference',
  address: 'host name or IP address',
  uuid: 'UUID',
  tuuid: 'UUID without hyphens',
  ulid: 'ULID',
  ip_with_prefixlen: 'IP address with prefix length',
  ipv4_with_prefixlen: 'IPv4 address with prefix length',
  ipv6_with_prefixlen: 'IPv6 address with prefix length',
  ip_prefix: 'IP prefix',
  ipv4_prefix: 'IPv4 prefix',
  ipv6_prefix: 'IPv6 prefix',
  host_and_port: 'host and port',
  protobuf_fqn: 'full protobuf name',
  protobuf_dot_fqn: 'full protobuf name with a leading dot',
};

const knownRegex: Record<string, string> = {
  KNOWN_REGEX_HTTP_HEADER_NAME: 'HTTP header name',
  KNOWN_REGEX_HTTP_HEADER_VALUE: 'HTTP header value',
};

/**
 * Rules of one kind of value, such as those below `string`, in words. Rules that are not known are given with their value.
 *
 * @param nameOf Name of the value of an enum that has a number.
 */
export function typeRules(type: string, rules: Values, nameOf = (number: number) => String(number)): Rule[] {
  const given = new Set(Object.keys(rules).filter((name) => rules[name] !== false && name !== 'example'));
  const take = <T>(words: (value: OptionValue) => T, name: string): T | undefined =>
    given.delete(name) ? words(rules[name]!) : undefined;
  const count = (name: string) => take(Number, name);
  const quote = type === 'string' || type === 'bytes' ? JSON.stringify : String;
  const words = type === 'enum' ? (value: OptionValue) => nameOf(Number(value)) : wordsFor(type);
  const list = (value: OptionValue) =>
    asList(value)
      .map((item) => (typeof item === 'string' ? quote(item) : words(item)))
      .join(', ');
  const found: (Rule | undefined)[] = [];
  const push = (text: string | undefined) => found.push(text === undefined ? undefined : { text });
  const pushCode = (text: string, name: string, code: (value: OptionValue) => string) => {
    const taken = take(code, name);
    if (taken !== undefined) found.push({ text, code: taken });
  };

  for (const [name, text] of Object.entries(wellKnown)) push(take(() => text, name));
  push(take((value) => knownRegex[String(value)] ?? String(value), 'well_known_regex'));
  pushCode('is', 'const', list);
  push(
    exactly(count('len'), 'character') ??
      countInWords(count('min_len'), count('max_len'), type === 'bytes' ? 'byte' : 'character'),
  );
  push(exactly(count('len_bytes'), 'byte') ?? countInWords(count('min_bytes'), count('max_bytes'), 'byte'));
  push(countInWords(count('min_items'), count('max_items'), 'item'));
  push(countInWords(count('min_pairs'), count('max_pairs'), 'entry', 'entries'));
  push(take(() => 'no item twice', 'unique'));
  push(
    rangeInWords(
      { gte: take(words, 'gte'), gt: take(words, 'gt'), lte: take(words, 'lte'), lt: take(words, 'lt') },
      type === 'timestamp' ? { more: 'after', less: 'before' } : undefined,
    ),
  );
  push(take(() => 'in the future', 'gt_now'));
  push(take(() => 'in the past', 'lt_now'));
  push(take((value) => `within ${durationInWords(value)} of now`, 'within'));
  push(take(() => 'not infinite and not NaN', 'finite'));
  push(take(() => 'only values that are declared', 'defined_only'));
  pushCode('begins with', 'prefix', list);
  pushCode('ends with', 'suffix', list);
  pushCode('contains', 'contains', list);
  pushCode('does not contain', 'not_contains', list);
  pushCode('matches', 'pattern', String);
  pushCode('one of', 'in', list);
  pushCode('none of', 'not_in', list);
  given.delete('strict');
  for (const name of given) found.push({ text: name, code: JSON.stringify(rules[name]) });
  return found.filter((rule) => rule !== undefined);
}

const exactly = (count: number | undefined, noun: string) => countInWords(count, count, noun);

/** How a value of a type is written for a reader. */
function wordsFor(type: string): (value: OptionValue) => string {
  if (type === 'duration') return durationInWords;
  if (type === 'timestamp') return timestampInWords;
  if (type === 'field_mask') return (value) => asList(asMessage(value).paths).join(', ');
  return (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
}
