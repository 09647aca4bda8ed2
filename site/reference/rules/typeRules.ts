import type { OptionValue, Rule } from '../model';
import { countInWords, rangeInWords } from './range';
import { durationInWords, timestampInWords } from './time';
import { asList, asMessage, type Values } from './values';

/** Formats of strings in words. */
export const formatWords: Record<string, string> = {
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

/** What rules are about: the type, and how a value of it is written for a reader. */
interface Subject {
  type: string;
  write: (value: OptionValue) => string;
}

/** Rules that are said together, by their names, and the words for those of them that are given. */
type Saying = [names: string[], say: (rules: Values, subject: Subject) => Rule | string | undefined];

/** In the order in which readers see them. */
const sayings: Saying[] = [
  ...Object.entries(formatWords).map(([name, text]): Saying => [[name], () => text]),
  [['well_known_regex'], ({ well_known_regex: regex }) => knownRegex[String(regex)] ?? String(regex)],
  inCode('is', 'const'),
  [['len'], ({ len }, { type }) => countInWords(Number(len), Number(len), lengthOf(type))],
  countOf('min_len', 'max_len', ({ type }) => lengthOf(type)),
  [['len_bytes'], ({ len_bytes: len }) => countInWords(Number(len), Number(len), 'byte')],
  countOf('min_bytes', 'max_bytes', () => 'byte'),
  countOf('min_items', 'max_items', () => 'item'),
  countOf('min_pairs', 'max_pairs', () => 'entry'),
  [['unique'], () => 'no item twice'],
  [['gte', 'gt', 'lte', 'lt'], rangeOf],
  [['gt_now'], () => 'in the future'],
  [['lt_now'], () => 'in the past'],
  [['within'], ({ within }) => `within ${durationInWords(within)} of now`],
  [['finite'], () => 'not infinite and not NaN'],
  [['defined_only'], () => 'only values that are declared'],
  inCode('begins with', 'prefix'),
  inCode('ends with', 'suffix'),
  inCode('contains', 'contains'),
  inCode('does not contain', 'not_contains'),
  [['pattern'], ({ pattern }) => ({ text: 'matches', code: String(pattern) })],
  inCode('one of', 'in'),
  inCode('none of', 'not_in'),
  // Rules for what is inside are told of by themselves; the others say nothing to a reader.
  [['items', 'keys', 'values', 'example', 'strict'], () => undefined],
];

const places = new Map(sayings.flatMap(([names], place) => names.map((name) => [name, place] as const)));

/**
 * Rules of one kind of value, such as those below `string`, in words. Rules that are not known are given with their value.
 *
 * @param nameOf Name of the value of an enum that has a number.
 */
export function typeRules(type: string, rules: Values, nameOf = (number: number) => String(number)): Rule[] {
  const subject = {
    type,
    write: type === 'enum' ? (value: OptionValue) => nameOf(Number(value)) : writerOf(type),
  };
  const said = new Set<number>();
  const others: Rule[] = [];
  for (const [name, value] of Object.entries(rules)) {
    const place = places.get(name);
    if (value === false && name !== 'const') continue;
    if (place === undefined) others.push({ text: name, code: JSON.stringify(value) });
    else said.add(place);
  }
  const found: Rule[] = [];
  for (const place of [...said].sort((a, b) => a - b)) {
    const words = sayings[place]![1](rules, subject);
    if (words !== undefined) found.push(typeof words === 'string' ? { text: words } : words);
  }
  return [...found, ...others];
}

function inCode(text: string, name: string): Saying {
  return [[name], (rules, subject) => ({ text, code: listInWords(rules[name], subject) })];
}

function listInWords(value: OptionValue | undefined, { type, write }: Subject): string {
  const quote = type === 'string' || type === 'bytes' ? JSON.stringify : String;
  return asList(value)
    .map((item) => (typeof item === 'string' ? quote(item) : write(item)))
    .join(', ');
}

const lengthOf = (type: string) => (type === 'bytes' ? 'byte' : 'character');

function countOf(min: string, max: string, noun: (subject: Subject) => string): Saying {
  return [
    [min, max],
    (rules, subject) => {
      const singular = noun(subject);
      return countInWords(
        numberOf(rules[min]),
        numberOf(rules[max]),
        singular,
        singular === 'entry' ? 'entries' : undefined,
      );
    },
  ];
}

const numberOf = (value: OptionValue | undefined) => (value === undefined ? undefined : Number(value));

function rangeOf({ gte, gt, lte, lt }: Values, { type, write }: Subject): string | undefined {
  const end = (value: OptionValue | undefined) => (value === undefined ? undefined : write(value));
  return rangeInWords(
    { gte: end(gte), gt: end(gt), lte: end(lte), lt: end(lt) },
    type === 'timestamp' ? { more: 'after', less: 'before' } : undefined,
  );
}

/** How a value of a type is written for a reader. */
function writerOf(type: string): (value: OptionValue) => string {
  if (type === 'duration') return durationInWords;
  if (type === 'timestamp') return timestampInWords;
  if (type === 'field_mask') return (value) => asList(asMessage(value).paths).join(', ');
  return (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
}
