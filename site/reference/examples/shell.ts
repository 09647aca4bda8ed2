import type { Clients } from '../../settings/clientSettings';
import type { JsonValue } from '../request/requestValue';
import { lines } from './code';
import type { CallOfExample } from './example';

/** A string in single quotes, in which a shell changes nothing. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A body behind a flag, indented further than the flag. */
const pretty = (body: JsonValue) => JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');

const authorization = ({ tokenVariable }: Clients) => `--header "Authorization: Bearer $${tokenVariable}"`;

/** A call with curl: a POST with a JSON body. Undefined for streams. */
export function curl({ rpc, body, clients }: CallOfExample): string | undefined {
  if (rpc.streaming !== 'none') return undefined;
  return lines(
    `curl ${quoted(clients.address + rpc.path)} \\`,
    `  ${authorization(clients)} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data ${quoted(pretty(body))}`,
  );
}

/** A call without side effects, with curl and HTTP GET. Undefined for other calls. */
export function connectGet({ rpc, body, clients }: CallOfExample): string | undefined {
  if (rpc.streaming !== 'none' || rpc.idempotency !== 'no-side-effects') return undefined;
  return lines(
    `curl --get ${quoted(clients.address + rpc.path)} \\`,
    `  ${authorization(clients)} \\`,
    `  --data 'encoding=json' \\`,
    `  --data-urlencode ${quoted(`message=${JSON.stringify(body)}`)} \\`,
    `  --data 'connect=v1'`,
  );
}

/** A call with `buf curl`, which can stream. A stream of requests is written as one JSON message after the other. */
export function bufCurl({ rpc, body, clients }: CallOfExample): string {
  return lines(
    `buf curl ${quoted(clients.address + rpc.path)} \\`,
    clients.schema !== undefined && `  --schema ${quoted(clients.schema)} \\`,
    `  ${authorization(clients)} \\`,
    // Without HTTP/2 a stream goes one way at a time.
    rpc.streaming === 'both' && clients.address.startsWith('http:') && '  --http2-prior-knowledge \\',
    `  --data ${quoted(pretty(body))}`,
  );
}
