/** The bits of an IP address, the first bit highest; undefined for what is none. */
function bitsOf(text: string, version: 4 | 6): bigint | undefined {
  return version === 4 ? bitsOfVersion4(text) : bitsOfVersion6(text);
}

function bitsOfVersion4(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  if (!parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return undefined;
  return parts.reduce((bits, part) => bits * 256n + BigInt(part), 0n);
}

function bitsOfVersion6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const groups: (string[] | undefined)[] = halves.map((half, index) =>
    groupsOf(half, index === halves.length - 1),
  );
  const [before, after] = groups;
  if (before === undefined || (halves.length === 2 && after === undefined)) return undefined;
  const missing = 8 - before.length - (after?.length ?? 0);
  if (halves.length === 1 ? missing !== 0 : missing < 1) return undefined;
  const all = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])];
  return all.reduce((bits, group) => bits * 65536n + BigInt(`0x${group}`), 0n);
}

/** The groups of a part of an address; the last two can be written as an IPv4 address. */
function groupsOf(text: string, isLast: boolean): string[] | undefined {
  if (text === '') return [];
  const groups = text.split(':');
  const last = groups.at(-1)!;
  if (isLast && last.includes('.')) {
    const bits = bitsOfVersion4(last);
    if (bits === undefined) return undefined;
    groups.splice(-1, 1, (bits >> 16n).toString(16), (bits & 65535n).toString(16));
  }
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups : undefined;
}

/** Whether a text is an IP address. One of version 6 can have a zone. */
export function isAddress(text: string, version?: 4 | 6): boolean {
  if (version === undefined) return isAddress(text, 4) || isAddress(text, 6);
  if (version === 4) return bitsOfVersion4(text) !== undefined;
  const zone = text.indexOf('%');
  // A zone is anything but nothing, and holds no null.
  if (zone >= 0 && (zone === text.length - 1 || text.includes('\0', zone))) return false;
  return bitsOfVersion6(zone < 0 ? text : text.slice(0, zone)) !== undefined;
}

/**
 * Whether a text is an IP address with the length of its prefix.
 *
 * @param isPrefix Whether all bits behind the prefix must be zero.
 */
export function isAddressWithPrefix(text: string, version?: 4 | 6, isPrefix = false): boolean {
  if (version === undefined)
    return isAddressWithPrefix(text, 4, isPrefix) || isAddressWithPrefix(text, 6, isPrefix);
  const [address, length, ...more] = text.split('/');
  const size = version === 4 ? 32 : 128;
  if (more.length > 0 || !/^(0|[1-9]\d{0,2})$/.test(length ?? '') || Number(length) > size) return false;
  const bits = bitsOf(address!, version);
  if (bits === undefined) return false;
  return !isPrefix || bits % (1n << BigInt(size - Number(length))) === 0n;
}
