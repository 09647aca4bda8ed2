import { checkRequest } from './checkRequest';
import { fromJson } from './fromJson';
import { pathText } from './requestPath';
import type { RequestSchema } from './requestSchema';
import type { JsonValue } from './requestValue';

/** All problems of a message in JSON, one sentence each: unknown fields, wrong types, broken rules. */
export function messageProblems(json: JsonValue, schema: RequestSchema): string[] {
  const { value, mismatches } = fromJson(json, schema);
  const broken = checkRequest(value, { schema, now: new Date() });
  return [
    ...mismatches.map(({ path, problem }) => `${path || 'the message'} ${problem}.`),
    ...broken.map(({ path, text }) => `${pathText(path) || 'the message'}: ${text}`),
  ];
}
