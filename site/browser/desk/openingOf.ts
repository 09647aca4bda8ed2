import { sampleTyped } from '#ui/behaviors';

import { freshTimes } from '../../reference/request/freshTimes';
import { fromJson } from '../../reference/request/fromJson';
import type { RequestFile } from '../../reference/request/requestFile';
import { readRequestLink } from '../../reference/request/requestLink';
import type { JsonValue, MessageValue } from '../../reference/request/requestValue';
import { readRequest } from './keptRequests';
import { mismatchText } from './useRequest';

/** The initial state of a form. */
export interface Opening {
  file: RequestFile;
  /** The request on the page, with the reader's account and valid times. */
  example: MessageValue;
  /** The initial request. */
  start: MessageValue;
  /** Id of the initial language. */
  language?: string;
  /** Sentences for the reader. */
  notices: string[];
}

/**
 * The initial request of a form: from a link, else the last one in the tab, else the example of the page.
 *
 * @param fragment The fragment of the link.
 */
export async function openingOf(
  sent: RequestFile,
  fragment: string | undefined,
  now: Date,
): Promise<Opening> {
  const { file, exampleJson } = asTyped(sent);
  const { schema, method } = file;
  const example = freshTimes(fromJson(exampleJson, schema).value, schema, now);
  const opening: Opening = { file, example, start: example, notices: [] };
  if (fragment === undefined) {
    const kept = readRequest(method.fullName);
    return kept ? { ...opening, start: fromJson(kept.json, schema).value, language: kept.language } : opening;
  }
  try {
    const { json, language } = await readRequestLink(fragment);
    const { value, mismatches } = fromJson(JSON.parse(json) as JsonValue, schema);
    const dropped =
      mismatches.length === 0
        ? []
        : [
            'The link is for another version of the method. What no longer fits was left out:',
            ...mismatches.map(mismatchText),
          ];
    return { ...opening, start: value, language, notices: dropped };
  } catch (error) {
    console.warn('The request of the link cannot be read.', error);
    return { ...opening, notices: ['The request of the link is not whole, so this is the example.'] };
  }
}

/** Fills in the server and the account that the reader typed on the page. */
function asTyped(file: RequestFile): { file: RequestFile; exampleJson: JsonValue } {
  const { clients, example } = file;
  const { address, account } = clients;
  const own = sampleTyped(document, 'account') ?? account;
  const exampleJson =
    account === undefined || own === account
      ? example
      : (JSON.parse(JSON.stringify(example), (_, value: JsonValue) =>
          value === account ? own : value,
        ) as JsonValue);
  const typed = { ...clients, address: sampleTyped(document, 'address') ?? address };
  return { file: { ...file, clients: typed }, exampleJson };
}
