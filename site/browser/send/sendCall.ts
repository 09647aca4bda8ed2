import type { SendResponse } from '#ui';

import { connectErrorOf, parseJson, parseEndOfStream, type ConnectError } from './connectError';
import { diagnose, privateInit, type NoResponseReason } from './diagnose';
import { encodeEnvelope, decodeEnvelopes } from './envelopes';

export interface Call {
  url: string;
  /** The request message, as JSON. */
  json: string;
  /** Whether messages stream in either direction, each in an envelope. */
  streaming: boolean;
  /** Sent as a bearer token. Empty for servers that require none. */
  key: string;
}

/** Status and headers of a response, before its first message. */
export type ResponseHead = Pick<SendResponse, 'status' | 'headers'>;

/** Why a call has no usable response. */
export type CallFailure =
  | { kind: NoResponseReason | 'stopped' | 'timeout' | 'cut' | 'too-large' | 'redirected' | 'bad-key' }
  | { kind: 'not-api'; status: number; type: string; excerpt: string }
  | { kind: 'error'; status: number; error: ConnectError };

/** How a call ended. The size of the response is uncompressed. */
export interface CallResult extends Required<Pick<SendResponse, 'trailers' | 'bytes' | 'milliseconds'>> {
  failure?: CallFailure;
}

export interface SendCallOptions {
  controller: AbortController;
  onHeaders: (head: ResponseHead) => void;
  /** Called with each message as JSON text. For a long response: its beginning, and all its bytes. */
  onMessage: (json: string, body?: Blob) => void;
}

/** Limits in bytes: of a response, of its part that is decoded, and gRPC's for messages of a stream. */
export const maxBytes = { response: 64 * 2 ** 20, decoded: 2 ** 20, message: 4 * 2 ** 20 };

/** Prefix of a trailer among the headers of a unary response. */
const trailerPrefix = 'trailer-';

/** Sends a Connect call and reads the response as it arrives. Never rejects: failures are in the result. */
export async function sendCall(call: Call, options: SendCallOptions): Promise<CallResult> {
  const { controller } = options;
  const began = performance.now();
  const result: CallResult = { trailers: [], bytes: 0, milliseconds: 0 };
  // Streams can take any time.
  const timer = setTimeout(() => call.streaming || controller.abort('timeout'), 60_000);
  try {
    result.failure = await exchange(call, options, result);
  } catch {
    result.failure = { kind: 'cut' };
  }
  clearTimeout(timer);
  const { aborted, reason } = controller.signal;
  if (aborted) result.failure = { kind: reason === 'timeout' ? 'timeout' : 'stopped' };
  result.milliseconds = performance.now() - began;
  return result;
}

async function exchange(
  { url, json, streaming, key }: Call,
  { controller: { signal }, onHeaders, onMessage }: SendCallOptions,
  result: CallResult,
): Promise<CallFailure | undefined> {
  // The browser's error for an invalid header may repeat the key.
  if (/[^\x21-\x7e]/.test(key)) return { kind: 'bad-key' };
  const type = streaming ? 'application/connect+json' : 'application/json';
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      ...privateInit,
      headers: {
        'Content-Type': type,
        'Connect-Protocol-Version': '1',
        ...(key !== '' && { Authorization: `Bearer ${key}` }),
      },
      body: streaming ? encodeEnvelope(json) : json,
      signal,
    });
  } catch {
    return { kind: signal.aborted ? 'stopped' : await diagnose(url, signal) };
  }
  if (response.type === 'opaqueredirect') return { kind: 'redirected' };

  const { status } = response;
  const isTrailer = ([name]: [string, string]) => name.startsWith(trailerPrefix);
  const headers = [...response.headers];
  onHeaders({ status, headers: headers.filter((header) => !isTrailer(header)) });
  const contentType = (response.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (streaming && status === 200 && contentType === type) return readStream(response, onMessage, result);

  const trailers = headers.filter(isTrailer);
  result.trailers = trailers.map(([name, value]) => [name.slice(trailerPrefix.length), value]);
  const { text, body, failure } = await readBody(response, result);
  const isJson = contentType === 'application/json';
  if (!streaming && status === 200 && isJson) {
    if (text !== '') onMessage(text, body);
    // A broken connection can look like a closed one.
    const isBroken = body.size <= maxBytes.decoded && parseJson(text) === undefined;
    return failure ?? (isBroken ? { kind: 'cut' } : undefined);
  }
  const error = isJson && status !== 200 ? connectErrorOf(parseJson(await body.text())) : undefined;
  return error
    ? { kind: 'error', status, error }
    : { kind: 'not-api', status, type: contentType, excerpt: text.slice(0, 600) };
}

async function readStream(
  response: Response,
  onMessage: (json: string) => void,
  result: CallResult,
): Promise<CallFailure | undefined> {
  for await (const { kind, text } of decodeEnvelopes(chunksOf(response, result), maxBytes.message)) {
    if (kind === 'too-large') return { kind };
    if (kind === 'compressed') return { kind: 'not-api', status: 200, type: 'gzip', excerpt: '' };
    if (kind === 'message') {
      onMessage(text);
      continue;
    }
    const { error, trailers } = parseEndOfStream(text);
    result.trailers = trailers;
    return error && { kind: 'error', status: response.status, error };
  }
  // A complete stream ends with an end-of-stream envelope.
  return { kind: 'cut' };
}

/** The body as far as it was received, up to the limit, and the beginning of its text. */
async function readBody(response: Response, result: CallResult) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: CallFailure | undefined;
  try {
    for await (const chunk of chunksOf(response, result)) {
      parts.push(chunk);
      if (result.bytes <= maxBytes.response) continue;
      failure = { kind: 'too-large' };
      break;
    }
  } catch {
    failure = { kind: 'cut' };
  }
  const body = new Blob(parts, { type: 'application/json' });
  return { text: await body.slice(0, maxBytes.decoded).text(), body, failure };
}

/** The bytes of a response as they arrive. Safari can't iterate a body. */
async function* chunksOf(response: Response, result: CallResult): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      result.bytes += next.value.length;
      yield next.value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
