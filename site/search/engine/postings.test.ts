import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeNumber, encodeNumber, encodePostings, decodePostings, type Postings } from './postings';

test('a number survives a round trip as a character', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (number) => {
      expect(decodeNumber(encodeNumber(number).codePointAt(0)!)).toBe(number);
    }),
  );
});

test('postings survive a round trip as text', () => {
  const posting = fc.record({
    record: fc.integer({ min: 0, max: 400_000 }),
    bits: fc.integer({ min: 0, max: 31 }),
  });
  const inOrder = fc
    .uniqueArray(posting, { selector: ({ record }) => record })
    .map((postings) => postings.toSorted((a, b) => a.record - b.record));
  fc.assert(
    fc.property(inOrder, (postings) => {
      const read: Postings = [];
      decodePostings(encodePostings(postings), (record, bits) => read.push({ record, bits }));
      expect(read).toEqual(postings);
    }),
  );
});
