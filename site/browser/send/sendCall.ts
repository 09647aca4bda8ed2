import { readConnectError, readEndOfStream, type ConnectError } from './connectError';
import { diagnose, discreet, type NoAnswer } from './diagnose';
import { encodeEnvelope, EnvelopeReader } from './envelopes';

/** A call as it is sent. */
export interface Call {
  /** Address of the method. */
  url: string;
  /** The request message, as JSON. */
  json: string;
  /** Whether messages stream, in either direction: each is in an envelope then. */
  streaming: boolean;
  /** Sent as a bearer token; empty where the server asks for none. */
  key: string;
}

/** What came before the first message. */
export interface Head {
  status: number;
  /** Those that the server lets a page see. */
  headers: [name: string, value: string][];
}

/** Why a call has no answer, or none that counts. */
export type Failure =
  | { kind: NoAnswer | 'stopped' | 'timeout' | 'cut' | 'redirected' | 'bad-key' }
  | { kind: 'foreign'; status: number; type: string; excerpt: string }
  | { kind: 'error'; status: number; error: ConnectError };

/** How a call ended. */
export interface Outcome {
  failure?: Failure;
  trailers: [name: string, value: string][];
  /** Bytes of the answer, unpacked. */
  bytes: number;
  milliseconds: number;
}

export interface SendCallOptions {
  /** Ends the call when the reader has seen enough. */
  signal: AbortSignal;
  onHead: (head: Head) => void;
  /** Called with each message that came, as JSON text. */
  onMessage: (json: string) => void;
}

/** How long a single answer may take, in milliseconds. A stream takes as long as it takes. */
const patience = 60_000;

/** Most characters of a foreign answer that are kept. */
const excerptLength = 600;

/** Sends a call by the Connect protocol and reads the answer as it comes. Never rejects: what goes wrong is the outcome. */
export async function sendCall(call: Call, options: SendCallOptions): Promise<Outcome> {
  const began = performance.now();
  const outcome: Outcome = { trailers: [], bytes: 0, milliseconds: 0 };
  const ended = new AbortController();
  let isLate = false;
  const timer = call.streaming
    ? undefined
    : setTimeout(() => {
        isLate = true;
        ended.abort();
      }, patience);
  const stop = () => ended.abort();
  options.signal.addEventListener('abort', stop);
  if (options.signal.aborted) stop();
  try {
    outcome.failure = await exchange(call, ended.signal, options, outcome);
  } catch {
    outcome.failure = { kind: 'cut' };
  }
  clearTimeout(timer);
  options.signal.removeEventListener('abort', stop);
  if (options.signal.aborted) outcome.failure = { kind: 'stopped' };
  else if (isLate) outcome.failure = { kind: 'timeout' };
  outcome.milliseconds = performance.now() - began;
  return outcome;
}

async function exchange(
  { url, json, streaming, key }: Call,
  signal: AbortSignal,
  { onHead, onMessage }: SendCallOptions,
  outcome: Outcome,
): Promise<Failure | undefined> {
  // What a browser says about a header that it does not take may repeat it.
  if (/[^\x21-\x7e]/.test(key)) return { kind: 'bad-key' };
  const type = streaming ? 'application/connect+json' : 'application/json';
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      ...discreet,
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

  const headers = [...response.headers];
  const { status } = response;
  onHead({ status, headers: headers.filter(([name]) => !name.startsWith(trailerPrefix)) });
  const own = (response.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (streaming && status === 200 && own === type) return readStream(response, onMessage, outcome);

  outcome.trailers = headers
    .filter(([name]) => name.startsWith(trailerPrefix))
    .map(([name, value]) => [name.slice(trailerPrefix.length), value]);
  const { text, isCut } = await readText(response, outcome);
  const isJson = own === 'application/json';
  if (!streaming && status === 200 && isJson) {
    if (text !== '') onMessage(text);
    // A connection that ends at the wrong place cannot always be told from one that ends at the right one.
    return isCut || !isWhole(text) ? { kind: 'cut' } : undefined;
  }
  const error = isJson && status !== 200 ? readConnectError(text) : undefined;
  return error
    ? { kind: 'error', status, error }
    : { kind: 'foreign', status, type: own, excerpt: text.slice(0, excerptLength) };
}

/** How a trailer of a single answer is named among its headers. */
const trailerPrefix = 'trailer-';

async function readStream(
  response: Response,
  onMessage: (json: string) => void,
  outcome: Outcome,
): Promise<Failure | undefined> {
  const reader = new EnvelopeReader();
  for await (const chunk of chunksOf(response, outcome)) {
    for (const { kind, text } of reader.read(chunk)) {
      if (kind === 'compressed') return { kind: 'foreign', status: 200, type: 'gzip', excerpt: '' };
      if (kind === 'message') {
        onMessage(text);
        continue;
      }
      const end = readEndOfStream(text);
      outcome.trailers = end?.trailers ?? [];
      return end?.error && { kind: 'error', status: response.status, error: end.error };
    }
  }
  // Every stream says that it has ended.
  return { kind: 'cut' };
}

/** The whole text, or as much as came. */
async function readText(response: Response, outcome: Outcome): Promise<{ text: string; isCut: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of chunksOf(response, outcome)) text += decoder.decode(chunk, { stream: true });
    return { text: text + decoder.decode(), isCut: false };
  } catch {
    return { text, isCut: true };
  }
}

/** The bytes of an answer as they come. Not every browser goes through a body by itself. */
async function* chunksOf(response: Response, outcome: Outcome): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      outcome.bytes += next.value.length;
      yield next.value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
