import { expect, it } from 'vitest';

import { acceptedEncodings } from './requestHeaders';

it.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['gzip', 'br']],
  ['GZIP;q=0.5 , BR ; q=1.0', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.000, gzip;q=0.001', ['gzip']],
  ['identity;q=1, *;q=0', []],
  ['zebra, x-gzip', []],
])('takes from %j %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
