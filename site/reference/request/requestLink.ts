import { decodeBase64, encodeBase64Url } from './base64';
import { requestFragment } from './requestFragment';

/** A request in a link, with the language of the shown code. */
export interface LinkedRequest {
  /** Anchor of the method on its page. */
  anchor: string;
  /** The request as JSON. */
  json: string;
  /** Id of the language. */
  language: string;
}

/** Maximum size of a request in a link: a short link can inflate to any size. */
const maxBytes = 1_000_000;

/** The fragment of a link, without `#`: the method, the language, and the compressed request. */
export async function encodeRequestLink({ anchor, json, language }: LinkedRequest): Promise<string> {
  const bytes = new TextEncoder().encode(json);
  const packed = await pipeBytes(bytes, new CompressionStream('deflate-raw'));
  return `${anchor}~${language}~${encodeBase64Url(packed)}`;
}

/** The request in a fragment. @throws {Error} If it contains no request, or a damaged one. */
export async function decodeRequestLink(fragment: string): Promise<LinkedRequest> {
  const [, anchor, language, data] = requestFragment.exec(fragment) ?? [];
  if (!anchor || !language || !data) throw new Error('The link contains no request.');
  const packed = decodeBase64(data.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await pipeBytes(packed, new DecompressionStream('deflate-raw'));
  const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return { anchor, language, json };
}

async function pipeBytes(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > maxBytes) throw new Error('The request in the link is too long.');
      controller.enqueue(chunk);
    },
  });
  const stream = new Blob([bytes]).stream().pipeThrough(transform).pipeThrough(limit);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
