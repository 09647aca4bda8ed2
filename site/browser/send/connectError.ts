import type { SendDetail } from '#ui';

/** Maximum number of details, rows, and trailers shown. */
const maxListed = 100;

/** Maximum number of characters shown of a message or detail. */
const maxCharacters = 10_000;

/** An error as the Connect protocol sends it. */
export interface ConnectError {
  /** `not_found`. */
  code: string;
  message: string;
  details: SendDetail[];
}

/** Reads the last envelope of a stream: trailers and, if the call failed, the error. */
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

/** The error in the body of a response. Undefined when the body isn't one. */
export function connectErrorOf(value: unknown): ConnectError | undefined {
  if (!isObject(value) || typeof value.code !== 'string') return undefined;
  const { code, message, details } = value;
  return {
    code,
    message: typeof message === 'string' ? message.slice(0, maxCharacters) : '',
    details: Array.isArray(details) ? details.slice(0, maxListed).flatMap(detailOf) : [],
  };
}

/** A detail as rows, else as the JSON or the Base64 that the server sent. */
function detailOf(detail: unknown): SendDetail[] {
  if (!isObject(detail) || typeof detail.type !== 'string') return [];
  const { debug, value } = detail;
  // A name or a type URL.
  const type = detail.type.slice(detail.type.lastIndexOf('/') + 1);
  const rows = isObject(debug) ? rowsOf(type, debug) : undefined;
  if (rows) return [{ type, rows }];
  const content = isObject(debug) ? JSON.stringify(debug) : value;
  return [{ type, content: typeof content === 'string' ? content.slice(0, maxCharacters) : '' }];
}

/** The rules that a request breaks, each with the path of its field. Undefined for other details. */
function rowsOf(type: string, { violations }: Record<string, unknown>): [string, string][] | undefined {
  if (type !== 'buf.validate.Violations' || !Array.isArray(violations)) return undefined;
  const listed = violations.slice(0, maxListed).filter(isObject);
  return listed.map((violation) => {
    const { field, message, ruleId } = violation;
    const text = message ?? ruleId;
    return [pathOf(field) || 'The message', typeof text === 'string' ? text : JSON.stringify(violation)];
  });
}

/** The path of a field: `jobs[0].labels["team"]`. */
function pathOf(field: unknown): string {
  const elements = isObject(field) && Array.isArray(field.elements) ? field.elements.filter(isObject) : [];
  return elements
    .map((element) => {
      const { fieldName, fieldNumber, index, stringKey, boolKey, intKey, uintKey } = element;
      const key = JSON.stringify(stringKey) ?? index ?? boolKey ?? intKey ?? uintKey;
      return `${String(fieldName ?? fieldNumber ?? '')}${key === undefined ? '' : `[${String(key)}]`}`;
    })
    .join('.');
}

/** Undefined for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
