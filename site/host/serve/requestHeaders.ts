import type { IncomingMessage } from 'node:http';

/**
 * Which of the site's compressed copies a client takes (RFC 9110, section 12.5.3). A quality of 0 is a refusal;
 * other qualities are not weighed.
 *
 * @param header Value of `Accept-Encoding`.
 */
export function acceptedEncodings(header = ''): string[] {
  return header
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1).join().trim())
    .filter((name) => name === 'br' || name === 'gzip');
}

/**
 * The `Range` of a request when it can be answered in part: one range, from its beginning on. A server may ignore
 * every other range and answer with the whole file (RFC 9110, section 14.2).
 */
export function servableRange({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): string | undefined {
  const { range } = headers;
  if (range === undefined || method !== 'GET' || headers['if-range'] !== undefined) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === '') return undefined;
  // To sirv, a range that ends with byte 0 has no end.
  return last === '' || (Number(last) > 0 && Number(first) <= Number(last)) ? range : undefined;
}
