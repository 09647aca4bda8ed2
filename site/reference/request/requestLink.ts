/** A request that a link carries, with the language that its code is shown in. */
export interface LinkedRequest {
  /** Place of the method on its page. */
  anchor: string;
  /** The request as JSON. */
  json: string;
  /** Id of the language. */
  language: string;
}

/** Most characters that a request of a link can have: a short link can be made to unfold to any length. */
const mostCharacters = 1_000_000;

/** The fragment of a link, without `#`: the method, the language, and the request packed. */
export async function writeRequestLink({ anchor, json, language }: LinkedRequest): Promise<string> {
  const bytes = new TextEncoder().encode(json);
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return [anchor, language, toBase64(packed)].join(seam);
}

/**
 * Reads the request out of a fragment.
 *
 * @throws {Error} When none is in it, or it is not whole.
 */
export async function readRequestLink(fragment: string): Promise<LinkedRequest> {
  const [anchor, language, data, ...more] = fragment.split(seam);
  if (anchor === undefined || language === undefined || data === undefined || more.length > 0)
    throw new Error('The link holds no request.');
  const bytes = await through(fromBase64(data), new DecompressionStream('deflate-raw'), mostCharacters);
  const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return { anchor, language, json };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk = next.value as Uint8Array;
    size += chunk.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('The request of the link is too long.');
    }
    chunks.push(chunk);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** Between the parts of a fragment that carries a request. No anchor and no language holds it. */
export const seam = '~';
