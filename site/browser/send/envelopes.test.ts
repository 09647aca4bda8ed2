import fc from 'fast-check';
import { expect, test } from 'vitest';

import { encodeEnvelope, decodeEnvelopes, type Envelope } from './envelopes';

async function* chunksOf(...chunks: ArrayLike<number>[]) {
  for (const chunk of chunks) yield Uint8Array.from(chunk);
}

async function read(...chunks: ArrayLike<number>[]): Promise<Envelope[]> {
  const envelopes: Envelope[] = [];
  for await (const envelope of decodeEnvelopes(chunksOf(...chunks), 1000)) envelopes.push(envelope);
  return envelopes;
}

test('messages are restored, wherever their bytes were split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'binary' })),
      fc.array(fc.nat({ max: 40 }), { minLength: 1 }),
      async (messages, cuts) => {
        const bytes = Buffer.concat(messages.map(encodeEnvelope));
        const chunks: Uint8Array[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const next = at + cuts[turn % cuts.length]! + (turn % cuts.length === 0 ? 1 : 0);
          chunks.push(bytes.subarray(at, next));
          at = next;
        }
        expect((await read(...chunks)).map(({ text }) => text)).toEqual(
          messages.map((message) => new TextDecoder().decode(new TextEncoder().encode(message))),
        );
      },
    ),
  );
});

test('the end is distinguished from messages, and compressed messages from others', async () => {
  const envelopes = await read(...[0, 2, 1, 3].map((flags) => [flags, 0, 0, 0, 0]));
  expect(envelopes.map(({ kind }) => kind)).toEqual(['message', 'end', 'compressed', 'compressed']);
});

test('a message whose announced size is too large is rejected before its bytes are read', async () => {
  let chunks = 0;
  async function* endless() {
    yield Uint8Array.from([0, 0, 0, 0, 2, 123, 125, 0, 255, 255, 255, 255]);
    for (; ; chunks++) yield new Uint8Array(65_536);
  }
  const envelopes: Envelope[] = [];
  for await (const envelope of decodeEnvelopes(endless(), 1000)) envelopes.push(envelope);
  expect(envelopes).toEqual([
    { kind: 'message', text: '{}' },
    { kind: 'too-large', text: '' },
  ]);
  expect(chunks).toBe(0);
});
