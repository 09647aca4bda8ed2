import { decodeDetail, type DecodedDetail } from './decodeDetail';

/** What went wrong, as the Connect protocol tells it. */
export interface ConnectError {
  /** Such as `not_found`. */
  code: string;
  message: string;
  details: ConnectErrorDetail[];
}

/** What a server adds to an error. */
export interface ConnectErrorDetail {
  /** Full name of its message. */
  type: string;
  /** The message, as the server shows it or as its bytes say; undefined where neither can be read. */
  content?: DecodedDetail | undefined;
  /** The bytes in Base64. */
  bytes: string;
}

/** Reads an error from what should be JSON. Undefined when it is none of the Connect protocol's. */
export function readConnectError(text: string): ConnectError | undefined {
  return connectErrorOf(parseJson(text));
}

/** Reads what stands at the end of a stream: an error, and trailers. Undefined when it is no such thing. */
export function readEndOfStream(
  text: string,
): { error?: ConnectError; trailers: [string, string][] } | undefined {
  const end = parseJson(text);
  if (!isObject(end)) return undefined;
  const metadata = isObject(end.metadata) ? Object.entries(end.metadata) : [];
  const trailers = metadata.flatMap(([name, values]) =>
    Array.isArray(values) ? values.map((value): [string, string] => [name, String(value)]) : [],
  );
  if (end.error === undefined || end.error === null) return { trailers };
  const error = connectErrorOf(end.error) ?? { code: 'unknown', message: '', details: [] };
  return { error, trailers };
}

function connectErrorOf(value: unknown): ConnectError | undefined {
  if (!isObject(value) || typeof value.code !== 'string') return undefined;
  const { code, message, details } = value;
  return {
    code,
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) ? details.flatMap(detailOf) : [],
  };
}

function detailOf(detail: unknown): ConnectErrorDetail[] {
  if (!isObject(detail) || typeof detail.type !== 'string') return [];
  // Written as a name, or as the address of one.
  const type = detail.type.slice(detail.type.lastIndexOf('/') + 1);
  const bytes = typeof detail.value === 'string' ? detail.value : '';
  const content = isObject(detail.debug) ? detail.debug : decodeDetail(type, bytes);
  return [{ type, bytes, content }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
