/** Most details, rows and trailers that are shown. */
export const maxListed = 100;

/** Most characters of a message or of a detail that are shown. */
export const maxCharacters = 10_000;

/** An error as the Connect protocol sends it. */
export interface ConnectError {
  /** `not_found`. */
  code: string;
  message: string;
  details: ConnectErrorDetail[];
}

/** What a server adds to an error. */
export interface ConnectErrorDetail {
  /** Full name of the message: `google.rpc.ErrorInfo`. */
  type: string;
  /** The message in JSON. Undefined from servers that send only its bytes. */
  content?: Record<string, unknown>;
  /** The bytes in Base64. */
  bytes: string;
}

/** Reads the last envelope of a stream: trailers and, where the call failed, the error. */
export function parseEndOfStream(text: string): { error?: ConnectError; trailers: [string, string][] } {
  const end = parseJson(text);
  if (!isObject(end)) return { trailers: [] };
  const metadata = isObject(end.metadata) ? Object.entries(end.metadata).slice(0, maxListed) : [];
  const trailers = metadata.flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  );
  if (!isObject(end.error)) return { trailers };
  return { trailers, error: connectErrorOf(end.error) ?? { code: 'unknown', message: '', details: [] } };
}

/** The error in the body of an answer. Undefined when the body isn't one. */
export function connectErrorOf(value: unknown): ConnectError | undefined {
  if (!isObject(value) || typeof value.code !== 'string') return undefined;
  const { code, message, details } = value;
  return {
    code,
    message: typeof message === 'string' ? message.slice(0, maxCharacters) : '',
    details: Array.isArray(details) ? details.slice(0, maxListed).flatMap(detailOf) : [],
  };
}

function detailOf(detail: unknown): ConnectErrorDetail[] {
  if (!isObject(detail) || typeof detail.type !== 'string') return [];
  return [
    {
      // A name or a type URL.
      type: detail.type.slice(detail.type.lastIndexOf('/') + 1),
      bytes: typeof detail.value === 'string' ? detail.value.slice(0, maxCharacters) : '',
      content: isObject(detail.debug) ? detail.debug : undefined,
    },
  ];
}

/** Undefined for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
