import type { JsonValue } from '../../reference/request/requestValue';
import { readStored, store } from '../memory/storage';

/** The last request of a method, for as long as the tab is open. */
export interface KeptRequest {
  json: JsonValue;
  /** Id of the language. */
  language: string;
}

/** Storage key of a request. Not in `storageKeys.ts`, which is loaded on every page. */
const keyOf = (method: string) => `request.${method}`;

/** The last request of a method, by its full name; undefined without a valid one. */
export function readRequest(method: string): KeptRequest | undefined {
  try {
    const kept = JSON.parse(readStored(keyOf(method), 'sessionStorage') ?? 'null') as KeptRequest | null;
    return kept && typeof kept.json === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the last request of a method. */
export function keepRequest(method: string, request: KeptRequest): void {
  store(keyOf(method), JSON.stringify(request), 'sessionStorage');
}
