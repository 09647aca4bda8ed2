import { inScope } from '../link/symbols';
import type { Rpc, Service } from '../model';
import type { RpcDeclaration, ServiceDeclaration } from '../source/declarations';
import type { Builder } from './builder';

/** A service with its calls. */
export function buildService(
  service: ServiceDeclaration,
  { file, optionsOf, symbolOf, typeOf }: Builder,
): Service {
  const inner = inScope(file.package, service.name.text);

  const buildRpc = (rpc: RpcDeclaration): Rpc => {
    const options = optionsOf(rpc.options, 'MethodOptions', inner);
    const level = options.find(({ name }) => name === 'idempotency_level')?.value;
    const { clientStreaming: client, serverStreaming: server } = rpc;
    return {
      ...symbolOf(rpc, inner, options),
      streaming: client && server ? 'both' : client ? 'client' : server ? 'server' : 'none',
      request: typeOf(rpc.request, inner, ['message']),
      response: typeOf(rpc.response, inner, ['message']),
      idempotency:
        level === 'NO_SIDE_EFFECTS' ? 'no-side-effects' : level === 'IDEMPOTENT' ? 'idempotent' : 'unknown',
      path: `/${inner}/${rpc.name.text}`,
    };
  };

  return {
    ...symbolOf(service, file.package, optionsOf(service.options, 'ServiceOptions', inner)),
    rpcs: service.rpcs.map(buildRpc),
  };
}
