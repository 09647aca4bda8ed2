import type { Clients } from '../../settings/clientSettings';
import type { JsonValue, RpcOfExample } from './example';
import { lines } from './lines';

/** A text in single quotes, in which a shell changes nothing. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A body as it stands behind a flag: what is in it is moved in further than the flag. */
const pretty = (body: JsonValue) => JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');

const authorization = ({ tokenVariable }: Clients) => `--header "Authorization: Bearer $${tokenVariable}"`;

/** A call with curl as Connect has it: a POST with a JSON body. */
export function curl(rpc: RpcOfExample, body: JsonValue, clients: Clients): string {
  return lines(
    `curl ${quoted(clients.address + rpc.path)} \\`,
    `  ${authorization(clients)} \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data ${quoted(pretty(body))}`,
  );
}

/** The address of a call without side effects, for HTTP GET as Connect has it. */
export function connectGetAddress(rpc: RpcOfExample, body: JsonValue, { address }: Clients): string {
  return `${address}${rpc.path}?encoding=json&message=${encodeURIComponent(JSON.stringify(body))}&connect=v1`;
}

/** A call without side effects with curl and HTTP GET: curl puts the parameters into the address. */
export function connectGet(rpc: RpcOfExample, body: JsonValue, clients: Clients): string {
  return lines(
    `curl --get ${quoted(clients.address + rpc.path)} \\`,
    `  ${authorization(clients)} \\`,
    `  --data 'encoding=json' \\`,
    `  --data-urlencode ${quoted(`message=${JSON.stringify(body)}`)} \\`,
    `  --data 'connect=v1'`,
  );
}

/** A call with `buf curl`, which can stream. A stream of requests is written as one JSON message after the other. */
export function bufCurl(rpc: RpcOfExample, body: JsonValue, clients: Clients): string {
  return lines(
    `buf curl ${quoted(clients.address + rpc.path)} \\`,
    clients.schema !== undefined && `  --schema ${quoted(clients.schema)} \\`,
    `  ${authorization(clients)} \\`,
    // Without HTTP/2 a stream goes one way at a time.
    rpc.streaming === 'both' && clients.address.startsWith('http:') && '  --http2-prior-knowledge \\',
    `  --data ${quoted(pretty(body))}`,
  );
}
