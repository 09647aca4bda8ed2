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
