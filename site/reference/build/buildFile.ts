import { suffixIn } from '../anchors';
import { presenceFeature } from '../link/features';
import type { ProtoFile, Rpc, Service } from '../model';
import type { FileDeclaration, RpcDeclaration, ServiceDeclaration } from '../source/declarations';
import { buildEnum } from './buildEnum';
import { buildField } from './buildField';
import { buildMessage } from './buildMessage';
import { type Builder, type BuilderOptions, createBuilder } from './builder';
import { inScope } from '../link/symbols';

/** Turns what a file declares into the model: names become references, options values, and rules words. */
export function buildFile(file: FileDeclaration, builderOptions: BuilderOptions): ProtoFile {
  const builder = createBuilder(file, builderOptions);
  const options = builder.optionsOf(file.options, 'FileOptions', file.package);
  const isEdition = /^\d/.test(file.syntax);
  const place = {
    scope: file.package,
    feature: presenceFeature(options, undefined),
    suffixOf: suffixIn(file),
  };
  // Before the services: where two would have one anchor, the type keeps it.
  const messages = file.messages.map((message) =>
    buildMessage(message, file.package, place.feature, builder),
  );
  return {
    path: file.path,
    package: file.package,
    syntax: isEdition ? 'editions' : (file.syntax as ProtoFile['syntax']),
    edition: isEdition ? file.syntax : undefined,
    comments: file.comments,
    imports: file.imports.map(({ path, kind }) => ({
      path,
      kind,
      from: builder.own.has(path) ? 'reference' : 'known',
    })),
    options,
    services: file.services.map((service) => buildService(service, builder)),
    messages,
    enums: file.enums.map((declaration) => buildEnum(declaration, file.package, builder)),
    extensions: file.extensions.map((extension) => buildField(extension, place, builder)),
  };
}

/** A service with its calls. */
function buildService(service: ServiceDeclaration, { file, optionsOf, symbolOf, typeOf }: Builder): Service {
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
