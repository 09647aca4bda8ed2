import { nameInPackage } from '../reference/examples/symbolNames';
import type { JsonValue } from '../reference/model';
import { checkRequest } from '../reference/request/checkRequest';
import { fromJson } from '../reference/request/fromJson';
import { pathText } from '../reference/request/requestPath';
import { schemaOf } from '../reference/request/schemaOf';
import { toJson } from '../reference/request/toJson';
import { codeSection, findSymbol } from './describeSymbol';
import type { Docs } from './openDocs';

/**
 * The problems that the form would show for a request, with field and rule, and the request as sent, in Markdown.
 *
 * @param json The request: JSON as text, or already parsed.
 * @throws If the method doesn't exist or the text isn't JSON.
 */
export async function checkJson(docs: Docs, name: string, json: unknown): Promise<string> {
  const { kind, symbol } = docs.symbols.get(await findSymbol(docs, name))!;
  const method = nameInPackage(symbol.fullName);
  if (kind !== 'method') throw new Error(`${method} is not a method.`);
  const schema = schemaOf(symbol.request.name, docs.types);
  const { value, mismatches } = fromJson(parse(json), schema);
  const problems = [
    ...mismatches.map(({ path, problem }) => ({ path, rule: 'json', text: `${problem}; left out.` })),
    ...checkRequest(value, { schema, now: new Date() }).map(({ path, rule, text }) => {
      return { path: pathText(path), rule, text };
    }),
  ].map(({ path, rule, text }) => `- \`${path || 'the request'}\` (${rule}): ${text}`);
  return [
    `${method}: ${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    codeSection('Request as it would be sent', 'json', JSON.stringify(toJson(value, schema), null, 2)),
    'Only the server checks CEL rules, most formats and patterns, permissions, and whether ids exist.',
  ].join('\n\n');
}

function parse(json: unknown): JsonValue {
  try {
    return JSON.parse(typeof json === 'string' ? json : JSON.stringify(json)) as JsonValue;
  } catch (error) {
    throw new Error(`This is not valid JSON, or it is nested too deep: ${String(error)}.`, { cause: error });
  }
}
