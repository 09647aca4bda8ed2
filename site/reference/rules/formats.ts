/** A format that a rule of strings or bytes asks for. */
interface Format {
  words: string;
  sample: string;
  /** Without it, the browser checks only that the text is not empty. */
  pattern?: RegExp;
}

/** By the name of the rule. */
export const formats: Record<string, Format> = {
  email: { words: 'email address', sample: 'ada@example.com' },
  hostname: { words: 'host name', sample: 'db.example.com' },
  ip: { words: 'IP address', sample: '192.0.2.1' },
  ipv4: { words: 'IPv4 address', sample: '192.0.2.1' },
  ipv6: { words: 'IPv6 address', sample: '2001:db8::1' },
  uri: { words: 'URI', sample: 'https://example.com' },
  uri_ref: { words: 'URI reference', sample: '/example' },
  address: { words: 'host name or IP address', sample: 'db.example.com' },
  uuid: {
    words: 'UUID',
    sample: '7d9a4e52-1c3b-4f68-9a07-52e1c8b6f3d4',
    pattern: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  },
  tuuid: { words: 'UUID without hyphens', sample: '7d9a4e521c3b4f689a0752e1c8b6f3d4' },
  ulid: { words: 'ULID', sample: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  ip_with_prefixlen: { words: 'IP address with prefix length', sample: '192.0.2.1/24' },
  ipv4_with_prefixlen: { words: 'IPv4 address with prefix length', sample: '192.0.2.1/24' },
  ipv6_with_prefixlen: { words: 'IPv6 address with prefix length', sample: '2001:db8::1/64' },
  ip_prefix: { words: 'IP prefix', sample: '192.0.2.0/24' },
  ipv4_prefix: { words: 'IPv4 prefix', sample: '192.0.2.0/24' },
  ipv6_prefix: { words: 'IPv6 prefix', sample: '2001:db8::/64' },
  host_and_port: { words: 'host and port', sample: 'db.example.com:5432' },
  protobuf_fqn: { words: 'full protobuf name', sample: 'example.v1.Message' },
  protobuf_dot_fqn: { words: 'full protobuf name with a leading dot', sample: '.example.v1.Message' },
};

const characters = ['lowercase letters', 'digits', 'hyphens', 'underscores'];

/**
 * A pattern that the browser checks: one class of letters, digits, hyphens and underscores, repeated. JavaScript reads it
 * as RE2 does, and in time that grows with the text, while a pattern such as `^(a+)+$` would freeze the form.
 */
export const checkedPattern = (source: string): RegExp | undefined =>
  /^\^\[[\w-]+\](?:[*+]|\{\d+(?:,\d*)?\})\$$/.test(source) ? new RegExp(source) : undefined;

/** A pattern like `^[a-z0-9-]{3,100}$` in words: `3 to 100 lowercase letters, digits, or hyphens`. Undefined for others. */
export function patternInWords(source: string): string | undefined {
  const [, ...parts] = /^\^\[(?!\])(a-z)?(0-9)?(-)?(_)?\]\{(\d+,\d+)\}\$$/.exec(source) ?? [];
  const range = parts.pop()?.replace(',', ' to ');
  const names = characters.filter((_, index) => parts[index]);
  return range && `${range} ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}`;
}
