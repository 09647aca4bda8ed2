import { isAddress } from './addresses';

/* The parts of a URI as RFC 3986 has them. */
const hex = '%[\\dA-Fa-f]{2}';
const plain = "A-Za-z\\d\\-._~!$&'()*+,;=";
const inPath = `(?:[${plain}:@]|${hex})`;
const tail = `(?:\\?(?<query>(?:${inPath}|[/?])*))?(?:#(?<fragment>(?:${inPath}|[/?])*))?`;
const authority = '//(?<authority>[^/?#]*)';
const absolute = new RegExp(
  `^[A-Za-z][A-Za-z\\d+.-]*:(?:${authority}(?:/${inPath}*)*|/(?:${inPath}+(?:/${inPath}*)*)?|${inPath}+(?:/${inPath}*)*|)${tail}$`,
);
// Without a scheme the first part of a path holds no colon.
const firstPart = `(?:[${plain}@]|${hex})+`;
const relative = new RegExp(
  `^(?:${authority}(?:/${inPath}*)*|/(?:${inPath}+(?:/${inPath}*)*)?|${firstPart}(?:/${inPath}*)*|)${tail}$`,
);
const authorityParts = new RegExp(
  `^(?:(?:[${plain}:]|${hex})*@)?(?<host>\\[.*\\]|(?:[${plain}]|${hex})*)(?::\\d*)?$`,
);
const futureAddress = new RegExp(`^v[\\dA-Fa-f]+\\.[${plain}:]+$`);
const zonedAddress = new RegExp(`^(?<address>[^%]*)%25(?<zone>(?:[A-Za-z\\d\\-._~]|${hex})+)$`);

/** Whether a text is a URI with its scheme. */
export const isUri = (text: string): boolean => fits(absolute, text);

/** Whether a text is a URI, or one relative to another. */
export const isUriReference = (text: string): boolean => isUri(text) || fits(relative, text);

function fits(pattern: RegExp, text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const { authority: holder } = match.groups!;
  return holder === undefined || isAuthority(holder);
}

function isAuthority(text: string): boolean {
  const host = authorityParts.exec(text)?.groups?.host;
  if (host === undefined) return false;
  if (!host.startsWith('[')) return isDecodable(host);
  const inner = host.slice(1, -1);
  if (futureAddress.test(inner)) return true;
  const zoned = zonedAddress.exec(inner)?.groups;
  if (zoned) return isAddress(zoned.address!, 6) && isDecodable(zoned.zone!);
  return !inner.includes('%') && isAddress(inner, 6);
}

/** Whether what is written in percent signs is UTF-8. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
