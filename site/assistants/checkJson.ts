import { nameInPackage } from '../reference/examples/nameInPackage';
import type { JsonValue, Rpc } from '../reference/model';
import { requestMarkdown } from '../reference/request/requestMarkdown';
import { schemaOf } from '../reference/request/schemaOf';
import { findSymbol } from './describeSymbol';
import { Unanswerable, type Docs } from './openDocs';

/**
 * The problems in a request, and the request as it would be sent, as Markdown.
 *
 * @param json The request: its JSON as text, or what that means.
 * @throws {Unanswerable} If the method doesn't exist or the text isn't JSON.
 */
export async function checkJson(docs: Docs, name: string, json: unknown): Promise<string> {
  const { symbol } = docs.symbols.get(await findSymbol(docs, name))!;
  const method = nameInPackage(symbol.fullName);
  if (!('request' in symbol)) throw new Unanswerable(`${method} is not a method.`);
  const schema = schemaOf((symbol as Rpc).request.name, docs.types);
  try {
    const parsed = (typeof json === 'string' ? JSON.parse(json) : json) as JsonValue;
    return `${method}: ${requestMarkdown(parsed, schema)}`;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Unanswerable(`This is not valid JSON: ${error.message}.`);
  }
}
