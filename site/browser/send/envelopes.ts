/** Flags of an envelope in the Connect protocol. */
const flag = { compressed: 0b01, end: 0b10 };

/** Flags, and the length of the message in four bytes. */
const prefixLength = 5;

/** A message of a stream, or the block that ends it. */
export interface Envelope {
  kind: 'message' | 'end' | 'compressed' | 'too-large';
  /** JSON. Empty when compressed, which we never request, and when too large. */
  text: string;
}

/** Wraps a message in an envelope. */
export function encodeEnvelope(text: string): Uint8Array<ArrayBuffer> {
  const message = new TextEncoder().encode(text);
  const bytes = new Uint8Array(prefixLength + message.length);
  new DataView(bytes.buffer).setUint32(1, message.length);
  bytes.set(message, prefixLength);
  return bytes;
}

/** Splits a stream into envelopes, no matter how its bytes are chunked. Ends at one with more than `maxBytes`. */
export async function* decodeEnvelopes(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): AsyncGenerator<Envelope> {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let end = prefixLength;
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    if (size < end) continue;
    let buffer = new Uint8Array(await new Blob(parts).arrayBuffer());
    for (end = prefixLength; buffer.length >= end; end = prefixLength) {
      end += new DataView(buffer.buffer, buffer.byteOffset).getUint32(1);
      if (end > prefixLength + maxBytes) return yield { kind: 'too-large', text: '' };
      if (buffer.length < end) break;
      const [flags] = buffer;
      if (flags! & flag.compressed) {
        yield { kind: 'compressed', text: '' };
      } else {
        const text = new TextDecoder().decode(buffer.subarray(prefixLength, end));
        yield { kind: flags! & flag.end ? 'end' : 'message', text };
      }
      buffer = buffer.subarray(end);
    }
    parts = [buffer];
    size = buffer.length;
  }
}
