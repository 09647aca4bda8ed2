import type { Code, Root } from 'mdast';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { messageProblems } from '../../reference/request/messageProblems';
import type { RequestSchema } from '../../reference/request/requestSchema';
import type { JsonValue } from '../../reference/request/requestValue';
import { fencesIn } from '../documents/blocksIn';
import { parseFenceMeta } from './parseFenceMeta';
import { placeOf } from '../documents/placeOf';

/** Finds fences whose request doesn't match their method or breaks its rules. Schemas are by address of the method. */
export function checkRequestFences(
  tree: Root,
  pageFile: string,
  schemas: ReadonlyMap<string, () => RequestSchema>,
): Problem[] {
  return fencesIn(tree, 'json').flatMap((fence) => {
    const place = placeOf(fence, pageFile);
    const address = methodAddressOf(fence);
    if (address === undefined) return [];
    const schema = schemas.get(address);
    if (!schema) {
      const fix = `${didYouMean(address, [...schemas.keys()])}Name a method by its address in the API reference.`;
      return [{ ...place, message: `try="${address}": no such method.`, fix }];
    }
    return requestProblems(fence.value, schema()).map((reason) => ({
      ...place,
      message: `the request of try="${address}" is not valid: ${reason}`,
      fix: 'Fix the request, or leave out "try".',
    }));
  });
}

function requestProblems(text: string, schema: RequestSchema): string[] {
  try {
    return messageProblems(JSON.parse(text) as JsonValue, schema);
  } catch (error) {
    return [`${(error as Error).message}.`];
  }
}

/** Address of the method that a fence is a request for; undefined for other fences. */
export const methodAddressOf = (fence: Pick<Code, 'lang' | 'meta'>): string | undefined =>
  fence.lang === 'json' ? parseFenceMeta(fence).try : undefined;
