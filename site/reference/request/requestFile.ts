import type { Clients } from '../../settings/clientSettings';
import type { JsonValue } from '../examples/example';
import { exampleMessage } from '../examples/exampleMessage';
import { toJson } from '../examples/toJson';
import type { Rpc } from '../model';
import type { RequestMethod, RequestSchema } from './requestSchema';
import { schemaOf } from './schemaOf';
import type { Types } from '../examples/typesOf';

/** Everything a browser needs to build a request for a call; fetched on demand. */
export interface RequestFile {
  method: RequestMethod;
  /** Name of the service. */
  service: string;
  /** Anchor of the call on the page of its file. */
  anchor: string;
  /** Path of the file that declares the call. */
  file: string;
  clients: Clients;
  schema: RequestSchema;
  /** The request that the page shows, as JSON. */
  example: JsonValue;
}

export interface RequestFileOptions {
  types: Types;
  clients: Clients;
  /** Path of the file that declares the call. */
  file: string;
  /** Reference time for rules such as `gt_now`. */
  now: Date;
}

/** The request file of a call. */
export function requestFileOf(rpc: Rpc, { types, clients, file, now }: RequestFileOptions): RequestFile {
  const { name, fullName, path, streaming, idempotency, anchor } = rpc;
  const example = exampleMessage(rpc.request.name, { types, now, account: clients.account });
  return {
    method: { name, fullName, path, streaming, idempotency },
    service: fullName.split('.').at(-2)!,
    anchor,
    file,
    clients,
    schema: schemaOf(rpc.request.name, types),
    example: toJson(example),
  };
}
