import type { Clients } from '../../settings/schema';
import { toJson } from '../request/toJson';
import { changeText, code, indent, lines, type Code } from './code';
import type { ExampleCall } from './formatRequest';
import { formatJson } from './formatJson';

/** A string in single quotes, where a shell expands nothing. */
export const shellQuote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The body of a call, for use after a flag, indented more than the flag. */
const jsonBody = ({ request, schema }: ExampleCall) =>
  changeText(indent(formatJson(request, schema), '  '), shellQuote);

const authorization = ({ tokenVariable }: Clients) => `--header "Authorization: Bearer $${tokenVariable}"`;

/** A call with curl: a POST with a JSON body. Undefined for streams. */
export function curl(call: ExampleCall): Code | undefined {
  const { method, clients } = call;
  if (method.streaming !== 'none') return undefined;
  return lines(
    `curl ${shellQuote(clients.address + method.path)} \\`,
    `  ${authorization(clients)} \\`,
    `  --header 'Content-Type: application/json' \\`,
    code`  --data ${jsonBody(call)}`,
  );
}

/** A call without side effects, with curl and HTTP GET. Undefined for other calls. */
export function connectGet({ method, request, schema, clients }: ExampleCall): Code | undefined {
  if (method.streaming !== 'none' || method.idempotency !== 'no-side-effects') return undefined;
  return lines(
    `curl --get ${shellQuote(clients.address + method.path)} \\`,
    `  ${authorization(clients)} \\`,
    `  --data 'encoding=json' \\`,
    `  --data-urlencode ${shellQuote(`message=${JSON.stringify(toJson(request, schema))}`)} \\`,
    `  --data 'connect=v1'`,
  );
}

/** A call with `buf curl`, which supports streams. A stream of requests is written as a sequence of JSON messages. */
export function bufCurl(call: ExampleCall): Code {
  const { method, clients } = call;
  return lines(
    `buf curl ${shellQuote(clients.address + method.path)} \\`,
    clients.schema !== undefined && `  --schema ${shellQuote(clients.schema)} \\`,
    `  ${authorization(clients)} \\`,
    // Without HTTP/2, a stream has only one direction at a time.
    method.streaming === 'both' && clients.address.startsWith('http:') && '  --http2-prior-knowledge \\',
    code`  --data ${jsonBody(call)}`,
  );
}
