import { exampleValue } from '#ui/behaviors';

import { refreshTimes } from '../../reference/examples/exampleTime';
import { fromJson } from '../../reference/request/fromJson';
import type { RequestFile } from '../../reference/requestFile';
import type { RequestSchema } from '../../reference/request/requestSchema';
import { decodeRequestLink } from '../../reference/request/requestLink';
import type { JsonValue, MessageValue } from '../../reference/request/requestValue';
import { readStored, store } from '../memory/storage';
import { mismatchText } from './useRequest';

/** The initial state of a form. */
export interface InitialState {
  requestFile: RequestFile;
  /** The request on the page, with the reader's account and valid times. */
  example: MessageValue;
  initialRequest: MessageValue;
  /** Id of the language of the snippets. */
  language?: string;
  notices: string[];
}

/** The initial request of a form: from a link's fragment, else the last one in the tab, else the example of the page. */
export async function initialState(
  requestFile: RequestFile,
  fragment: string | undefined,
  now: Date,
): Promise<InitialState> {
  const { schema, method } = requestFile;
  const example = refreshTimes(fromJson(exampleWithAccount(requestFile), schema).value, schema, now);
  const initial: InitialState = { requestFile, example, initialRequest: example, notices: [] };
  if (fragment === undefined) return { ...initial, ...readLastRequest(method.fullName, schema) };
  try {
    const { json, language } = await decodeRequestLink(fragment);
    const { value, mismatches } = fromJson(JSON.parse(json) as JsonValue, schema);
    const notices = mismatches.map(mismatchText);
    if (notices.length > 0) notices.unshift('This link was made for another version of the method. Skipped:');
    return { requestFile, example, initialRequest: value, language, notices };
  } catch (error) {
    console.warn('Cannot read the request in the link.', error);
    return { ...initial, notices: ['The link is damaged, so the form shows the example.'] };
  }
}

/** The example on the page, with the account that the reader typed there. */
function exampleWithAccount({ clients, example }: RequestFile): JsonValue {
  const account = exampleValue(document, 'account') ?? clients.account;
  const replace = (_: string, value: JsonValue) => (value === clients.account ? account : value);
  return JSON.parse(JSON.stringify(example), replace) as JsonValue;
}

type StoredRequest = { json: JsonValue; language: string };

/** Storage key of a request. Not in `storageKeys.ts`, which is loaded on every page. */
const keyOf = (method: string) => `request.${method}`;

/** The last request of a method, by its full name; undefined without a valid one. */
function readLastRequest(method: string, schema: RequestSchema): Partial<InitialState> | undefined {
  try {
    const stored = JSON.parse(readStored(keyOf(method), 'sessionStorage')!) as StoredRequest;
    return { initialRequest: fromJson(stored.json, schema).value, language: String(stored.language) };
  } catch {
    return undefined;
  }
}

/** Stores the last request of a method, for as long as the tab is open. */
export const storeRequest = (method: string, request: StoredRequest): void =>
  store(keyOf(method), JSON.stringify(request), 'sessionStorage');
