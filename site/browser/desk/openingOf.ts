import { sampleTyped } from '#ui/behaviors';

import type { JsonValue } from '../../reference/examples/example';
import { freshTimes } from '../../reference/request/freshTimes';
import { fromJson } from '../../reference/request/fromJson';
import type { RequestFile } from '../../reference/request/requestFile';
import { readRequestLink } from '../../reference/request/requestLink';
import type { MessageValue } from '../../reference/request/requestValue';
import { readRequest } from './keptRequests';
import { mismatchText } from './useRequest';

/** What a desk begins with. */
export interface Opening {
  file: RequestFile;
  /** The request that the page shows, for the account that the reader named, with times that are right now. */
  example: MessageValue;
  /** The request to begin with. */
  start: MessageValue;
  /** Id of the language to begin with. */
  language?: string;
  /** What the reader should know: one sentence each. */
  notices: string[];
}

/**
 * What the desk of a method begins with: the request of a link, else the last one of the tab, else the example of the page.
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

/** The same with the server and the account that the reader named on the page. */
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
