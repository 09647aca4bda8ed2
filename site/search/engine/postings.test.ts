import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeNumber, encodeNumber, encodePostings, decodePostings, type Postings } from './postings';

test('a number is the same after it was a character', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (number) => {
      expect(decodeNumber(encodeNumber(number).codePointAt(0)!)).toBe(number);
    }),
  );
});

test('postings are the same after they were text, in the order of the records', () => {
  const entry = fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 0, max: 31 }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const postings: Postings = new Map(entries);
      const read: [number, number][] = [];
      decodePostings(encodePostings(postings), (record, bits) => read.push([record, bits]));
      expect(read).toEqual([...postings].sort(([a], [b]) => a - b));
    }),
  );
});
