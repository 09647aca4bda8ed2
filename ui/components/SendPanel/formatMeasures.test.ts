import { expect, test } from 'vitest';

import { formatBytes, formatTime } from './formatMeasures';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1249, '1.2 kB'],
  [99_940, '99.9 kB'],
  [99_960, '100 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_400_000_000, '3.4 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [0.4, '0 ms'],
  [131.6, '132 ms'],
  [999.6, '1 s'],
  [2440, '2.4 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [185_000, '3 min 5 s'],
])('%d milliseconds are %s', (milliseconds, text) => expect(formatTime(milliseconds)).toBe(text));
