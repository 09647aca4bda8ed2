import fc from 'fast-check';
import { expect, test } from 'vitest';

import { encodeEnvelope, EnvelopeReader } from './envelopes';

test('messages are the same again, wherever their bytes were cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary' })),
      fc.array(fc.nat({ max: 40 }), { minLength: 1 }),
      (messages, cuts) => {
        const bytes = Buffer.concat(messages.map(encodeEnvelope));
        const reader = new EnvelopeReader();
        const read: string[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const next = at + cuts[turn % cuts.length]! + (turn % cuts.length === 0 ? 1 : 0);
          read.push(...reader.read(new Uint8Array(bytes.subarray(at, next))).map(({ text }) => text));
          at = next;
        }
        expect(read).toEqual(
          messages.map((message) => new TextDecoder().decode(new TextEncoder().encode(message))),
        );
      },
    ),
  );
});

test('the end is told from messages, and packed ones from others', () => {
  const kinds = [0, 2, 1, 3].map(
    (flags) => new EnvelopeReader().read(new Uint8Array([flags, 0, 0, 0, 0]))[0]!.kind,
  );
  expect(kinds).toEqual(['message', 'end', 'compressed', 'compressed']);
});

test('a length of four gigabytes waits for bytes and takes no memory', () => {
  expect(new EnvelopeReader().read(new Uint8Array([0, 255, 255, 255, 255, 1]))).toEqual([]);
});
