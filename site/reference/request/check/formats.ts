import { isAddress, isAddressWithPrefix } from './addresses';
import { isUri, isUriReference } from './uri';

const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const label = /^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Whether a text is the name of a host, as DNS has it: the last part is no number. */
export function isHostname(text: string): boolean {
  if (text.length > 253) return false;
  const labels = (text.endsWith('.') ? text.slice(0, -1) : text).split('.');
  return labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
}

/** Whether a text is a host and a port: `example.com:80`, `[::1]:80`. */
function isHostAndPort(text: string): boolean {
  const colon = text.lastIndexOf(':');
  const host = text.slice(0, colon);
  if (colon < 0 || !isPort(text.slice(colon + 1))) return false;
  if (host.startsWith('[')) return host.endsWith(']') && isAddress(host.slice(1, -1), 6);
  return isHostname(host) || isAddress(host, 4);
}

const isPort = (text: string) => /^(0|[1-9]\d{0,4})$/.test(text) && Number(text) <= 65535;

const name = '[A-Za-z_][A-Za-z_0-9]*(?:\\.[A-Za-z_][A-Za-z_0-9]*)*';
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** A form that texts can be asked to have. */
export interface TextFormat {
  is: (text: string) => boolean;
  /** What has the form, with its article: "an email address". */
  noun: string;
}

/** The forms of text, by the names of their rules. */
export const formats: Readonly<Record<string, TextFormat>> = {
  email: { is: matches(email), noun: 'an email address, such as ada@example.com' },
  hostname: { is: isHostname, noun: 'a host name, such as db.example.com' },
  ip: { is: (text) => isAddress(text), noun: 'an IP address' },
  ipv4: { is: (text) => isAddress(text, 4), noun: 'an IPv4 address, such as 10.0.0.1' },
  ipv6: { is: (text) => isAddress(text, 6), noun: 'an IPv6 address, such as ::1' },
  uri: { is: isUri, noun: 'a URI, such as https://example.com' },
  uri_ref: { is: isUriReference, noun: 'a URI, or a part of one' },
  address: { is: (text) => isHostname(text) || isAddress(text), noun: 'a host name or an IP address' },
  uuid: {
    is: matches(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i),
    noun: 'a UUID, such as 7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4',
  },
  tuuid: { is: matches(/^[\da-f]{32}$/i), noun: 'a UUID without hyphens' },
  ulid: { is: matches(/^[0-7][\dA-HJKMNP-TV-Z]{25}$/i), noun: 'a ULID' },
  ip_with_prefixlen: {
    is: (text) => isAddressWithPrefix(text),
    noun: 'an IP address with its prefix length',
  },
  ipv4_with_prefixlen: {
    is: (text) => isAddressWithPrefix(text, 4),
    noun: 'an IPv4 address with its prefix length, such as 10.0.0.1/8',
  },
  ipv6_with_prefixlen: {
    is: (text) => isAddressWithPrefix(text, 6),
    noun: 'an IPv6 address with its prefix length, such as ::1/64',
  },
  ip_prefix: { is: (text) => isAddressWithPrefix(text, undefined, true), noun: 'an IP prefix' },
  ipv4_prefix: {
    is: (text) => isAddressWithPrefix(text, 4, true),
    noun: 'an IPv4 prefix, such as 10.0.0.0/8',
  },
  ipv6_prefix: {
    is: (text) => isAddressWithPrefix(text, 6, true),
    noun: 'an IPv6 prefix, such as 2001:db8::/32',
  },
  host_and_port: { is: isHostAndPort, noun: 'a host and a port, such as example.com:443' },
  protobuf_fqn: { is: matches(new RegExp(`^${name}$`)), noun: 'a full protobuf name' },
  protobuf_dot_fqn: {
    is: matches(new RegExp(`^\\.${name}$`)),
    noun: 'a full protobuf name with a dot before it',
  },
};

/** Names and values of HTTP headers, by the names of `KnownRegex`: as the standards have them, and with what servers let through. */
export const headerFormats: Readonly<Record<string, { strict: RegExp; loose: RegExp; noun: string }>> = {
  KNOWN_REGEX_HTTP_HEADER_NAME: {
    // protovalidate lets a comma through, too.
    strict: /^:?[\w!#$%&'*+,\-.^|~`]+$/,
    // eslint-disable-next-line no-control-regex
    loose: /^[^\0\n\r]+$/,
    noun: 'the name of an HTTP header',
  },
  KNOWN_REGEX_HTTP_HEADER_VALUE: {
    // eslint-disable-next-line no-control-regex
    strict: /^[^\0-\x08\n-\x1f\x7f]*$/,
    // eslint-disable-next-line no-control-regex
    loose: /^[^\0\n\r]*$/,
    noun: 'the value of an HTTP header',
  },
};
