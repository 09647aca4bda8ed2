import type { Rpc, Service } from '../model';
import type { MethodDescriptor, ServiceDescriptor } from './descriptors';
import { type FileContext, inScope, referenceTo, symbolOf } from './fileContext';

/** Field number of the methods in `ServiceDescriptorProto`. */
const methods = 2;

/** Converts the descriptor of a service. */
export function serviceOf(descriptor: ServiceDescriptor, path: number[], context: FileContext): Service {
  const symbol = symbolOf(descriptor, 'Service', path, context);
  const inside = inScope(context, symbol.fullName);
  const rpcs = descriptor.method.map((each, index) => rpcOf(each, [...path, methods, index], inside));
  return { ...symbol, rpcs };
}

const idempotencies: Record<string, Rpc['idempotency']> = {
  NO_SIDE_EFFECTS: 'no-side-effects',
  IDEMPOTENT: 'idempotent',
};

function rpcOf(descriptor: MethodDescriptor, path: number[], context: FileContext): Rpc {
  const { input_type, output_type, client_streaming, server_streaming, options } = descriptor;
  const oneWay = client_streaming ? 'client' : 'server';
  const streams = client_streaming || server_streaming;
  const streaming = client_streaming && server_streaming ? 'both' : oneWay;
  return {
    ...symbolOf(descriptor, 'Method', path, context),
    streaming: streams ? streaming : 'none',
    request: referenceTo(input_type),
    response: referenceTo(output_type),
    idempotency: idempotencies[String(options?.idempotency_level)] ?? 'unknown',
    path: `/${context.scope}/${descriptor.name}`,
  };
}
