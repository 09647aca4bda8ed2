/** Marks on an envelope of a stream, as the Connect protocol has them. */
const mark = { compressed: 0b01, end: 0b10 };

const headLength = 5;

/** A message of a stream, or what stands at its end. */
export interface Envelope {
  kind: 'message' | 'end' | 'compressed';
  /** JSON. Empty where it is compressed, which nobody asked for. */
  text: string;
}

/** Puts a message into an envelope: its mark, its length in four bytes, and itself. */
export function encodeEnvelope(text: string): Uint8Array<ArrayBuffer> {
  const message = new TextEncoder().encode(text);
  const bytes = new Uint8Array(headLength + message.length);
  new DataView(bytes.buffer).setUint32(1, message.length);
  bytes.set(message, headLength);
  return bytes;
}

/** Takes a stream apart, however its bytes are cut on the way. */
export class EnvelopeReader {
  #chunks: Uint8Array[] = [];
  #length = 0;

  /** Takes the next bytes, and gives the envelopes that are whole by now. */
  read(chunk: Uint8Array): Envelope[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const envelopes: Envelope[] = [];
    for (let next = this.#next(); next !== undefined; next = this.#next()) envelopes.push(next);
    return envelopes;
  }

  #next(): Envelope | undefined {
    if (this.#length < headLength) return undefined;
    const head = this.#join(headLength);
    const length = new DataView(head.buffer, head.byteOffset).getUint32(1);
    if (this.#length < headLength + length) return undefined;
    const bytes = this.#join(headLength + length);
    const [flags] = bytes;
    const text = new TextDecoder().decode(bytes.subarray(headLength, headLength + length));
    this.#chunks[0] = bytes.subarray(headLength + length);
    this.#length -= headLength + length;
    if (flags! & mark.compressed) return { kind: 'compressed', text: '' };
    return { kind: flags! & mark.end ? 'end' : 'message', text };
  }

  /** The first chunk, with at least so many bytes. */
  #join(length: number): Uint8Array {
    const [first] = this.#chunks;
    if (first!.length >= length) return first!;
    const all = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      all.set(chunk, at);
      at += chunk.length;
    }
    this.#chunks = [all];
    return all;
  }
}
