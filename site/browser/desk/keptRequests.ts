import type { JsonValue } from '../../reference/examples/example';
import { readStored, store } from '../memory/storage';

/** The last request of a method, for as long as the tab is open. */
export interface KeptRequest {
  json: JsonValue;
  /** Id of the language. */
  language: string;
}

/** Under which name a request is kept. The others are in `storageKeys.ts`, which every page has. */
const keyOf = (method: string) => `request.${method}`;

/** The last request of a method, by its full name; undefined where there is none, or what is kept is none. */
export function readRequest(method: string): KeptRequest | undefined {
  try {
    const kept = JSON.parse(readStored(keyOf(method), 'sessionStorage') ?? 'null') as KeptRequest | null;
    return kept && typeof kept.json === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the last request of a method. */
export function keepRequest(method: string, request: KeptRequest): void {
  store(keyOf(method), JSON.stringify(request), 'sessionStorage');
}
