import { exampleMessage } from './examples/exampleMessage';
import type { SnippetOptions } from './examples/fileExamples';
import { serviceName } from './examples/symbolNames';
import type { Method } from './model';
import { schemaOf } from './request/schemaOf';
import { toJson } from './request/toJson';

/** Everything a browser needs to build a request for a call; fetched on demand. */
export type RequestFile = ReturnType<typeof requestFileOf>;

/** The request file of a method. */
export function requestFileOf(method: Method, options: SnippetOptions) {
  const { types, clients, protoPath } = options;
  const { name, fullName, path, streaming, idempotency, anchor } = method;
  const schema = schemaOf(method.request.name, types);
  return {
    method: { name, fullName, path, streaming, idempotency },
    /** Name of the service. */
    service: serviceName(method),
    anchor,
    protoPath,
    clients,
    schema,
    /** The request shown on the page, as JSON. */
    example: toJson(exampleMessage(schema.root, options), schema),
  };
}
