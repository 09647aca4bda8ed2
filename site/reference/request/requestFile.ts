import type { Clients } from '../../settings/clientSettings';
import { exampleMessage } from '../examples/exampleMessage';
import type { ExamplesOfOptions } from '../examples/examplesOf';
import { serviceOf } from '../examples/nameInPackage';
import type { Rpc } from '../model';
import type { RequestMethod, RequestSchema } from './requestSchema';
import type { JsonValue } from './requestValue';
import { schemaOf } from './schemaOf';
import { toJson } from './toJson';

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

/** The request file of a call. */
export function requestFileOf(rpc: Rpc, { types, clients, file, now }: ExamplesOfOptions): RequestFile {
  const { name, fullName, path, streaming, idempotency, anchor } = rpc;
  const schema = schemaOf(rpc.request.name, types);
  const example = exampleMessage(schema.type, { types, now, account: clients.account });
  return {
    method: { name, fullName, path, streaming, idempotency },
    service: serviceOf(rpc),
    anchor,
    file,
    clients,
    schema,
    example: toJson(example, schema),
  };
}
