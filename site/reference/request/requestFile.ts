import { exampleMessage } from '../examples/exampleMessage';
import type { SnippetOptions } from '../examples/fileExamples';
import { serviceName } from '../examples/nameInPackage';
import type { Rpc } from '../model';
import type { RequestMethod } from './requestSchema';
import { schemaOf } from './schemaOf';
import { toJson } from './toJson';

/** Everything a browser needs to build a request for a call; fetched on demand. */
export type RequestFile = ReturnType<typeof requestFileOf>;

/** The request file of a method. */
export function requestFileOf(rpc: Rpc, options: SnippetOptions) {
  const { types, clients, file } = options;
  const { name, fullName, path, streaming, idempotency, anchor } = rpc;
  const method: RequestMethod = { name, fullName, path, streaming, idempotency };
  const schema = schemaOf(rpc.request.name, types);
  return {
    method,
    /** Name of the service. */
    service: serviceName(rpc),
    anchor,
    file,
    clients,
    schema,
    /** The request shown on the page, as JSON. */
    example: toJson(exampleMessage(schema.type, options), schema),
  };
}
