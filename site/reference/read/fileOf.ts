import type protobuf from 'protobufjs';

import type { Enum, Message, Oneof, ProtoFile, Rpc, Service } from '../model';
import { constraintOf, messageRules } from '../rules/rulesOf';
import type {
  EnumDescriptor,
  FileDescriptor,
  MessageDescriptor,
  MethodDescriptor,
  ServiceDescriptor,
} from './descriptors';
import { fieldOf } from './fieldOf';
import { convertAll, type FileContext, presenceIn, referenceTo, symbolOf } from './fileContext';
import { optionsOf } from './optionValues';
import { sourceInfoOf } from './sourceInfo';

/** Field numbers in `descriptor.proto`: the steps of a path to a declaration. */
const file = { package: 2, message: 4, enum: 5, service: 6, extension: 7, syntax: 12 };
const message = { field: 2, message: 3, enum: 4, extension: 6, oneof: 8 };
const values = 2;
const methods = 2;

/** Converts the descriptor of a file. Types are only full names until `linkTypes` runs. */
export function fileOf(descriptor: FileDescriptor, root: protobuf.Root): ProtoFile {
  const { syntax = 'proto2', options, source_code_info } = descriptor;
  const info = sourceInfoOf(source_code_info.location);
  const scope = descriptor.package ?? '';
  const presence = presenceIn(options) ?? (syntax === 'proto3' ? 'IMPLICIT' : 'EXPLICIT');
  const context: FileContext = { syntax, scope, path: [], presence, info, root };
  return {
    path: descriptor.name,
    package: scope,
    syntax: syntax === 'editions' ? descriptor.edition.replace('EDITION_', 'edition ') : syntax,
    comment: info.commentOf([file.syntax]) || info.commentOf([file.package]),
    imports: descriptor.dependency,
    options: optionsOf(options, root.lookupType('google.protobuf.FileOptions')),
    services: convertAll(descriptor.service, file.service, context, serviceOf),
    messages: convertAll(descriptor.message_type, file.message, context, messageOf),
    enums: convertAll(descriptor.enum_type, file.enum, context, enumOf),
    extensions: convertAll(descriptor.extension, file.extension, context, fieldOf),
  };
}

function serviceOf(descriptor: ServiceDescriptor, context: FileContext): Service {
  const symbol = symbolOf(descriptor, 'Service', context);
  const inside = { ...context, scope: symbol.fullName };
  return { ...symbol, rpcs: convertAll(descriptor.method, methods, inside, rpcOf) };
}

const idempotencies: Record<string, Rpc['idempotency']> = {
  NO_SIDE_EFFECTS: 'no-side-effects',
  IDEMPOTENT: 'idempotent',
};

function rpcOf(descriptor: MethodDescriptor, context: FileContext): Rpc {
  const { input_type, output_type, options } = descriptor;
  return {
    ...symbolOf(descriptor, 'Method', context),
    streaming: streamingOf(descriptor),
    request: referenceTo(input_type),
    response: referenceTo(output_type),
    idempotency: idempotencies[String(options?.idempotency_level)] ?? 'unknown',
    path: `/${context.scope}/${descriptor.name}`,
  };
}

function streamingOf({ client_streaming, server_streaming }: MethodDescriptor): Rpc['streaming'] {
  if (client_streaming && server_streaming) return 'both';
  if (client_streaming) return 'client';
  return server_streaming ? 'server' : 'none';
}

/** Converts a message. The compiler adds one for the entries of each map. */
function messageOf(descriptor: MessageDescriptor, context: FileContext): Message | [] {
  const { options, reserved_range, reserved_name, extension_range } = descriptor;
  if (options?.map_entry === true) return [];
  const symbol = symbolOf(descriptor, 'Message', context);
  const inside = { ...context, scope: symbol.fullName };
  return {
    ...symbol,
    fields: convertAll(descriptor.field, message.field, inside, (each, at) => fieldOf(each, at, descriptor)),
    oneofs: convertAll(descriptor.oneof_decl, message.oneof, inside, (each, at): Oneof | [] => {
      const field = descriptor.field.find(({ oneof_index }) => oneof_index === at.path.at(-1));
      // The compiler adds a oneof for each optional field of proto3.
      if (field?.proto3_optional) return [];
      const oneof = symbolOf(each, 'Oneof', at);
      return { ...oneof, required: constraintOf(oneof.options, 'oneof').required === true };
    }),
    messages: convertAll(descriptor.nested_type, message.message, inside, messageOf),
    enums: convertAll(descriptor.enum_type, message.enum, inside, enumOf),
    extensions: convertAll(descriptor.extension, message.extension, inside, fieldOf),
    usedBy: [],
    reserved: { numbers: reserved_range.map(withoutEnd), names: reserved_name },
    extensionRanges: extension_range.map(withoutEnd),
    rules: messageRules(symbol.options),
  };
}

const withoutEnd = ({ start, end }: { start: number; end: number }) => ({ from: start, to: end - 1 });

function enumOf(descriptor: EnumDescriptor, context: FileContext): Enum {
  const symbol = symbolOf(descriptor, 'Enum', context);
  const inside = { ...context, scope: symbol.fullName };
  return {
    ...symbol,
    values: convertAll(descriptor.value, values, inside, (each, at) => ({
      ...symbolOf(each, 'EnumValue', at),
      number: each.number,
    })),
    reserved: {
      numbers: descriptor.reserved_range.map(({ start, end }) => ({ from: start, to: end })),
      names: descriptor.reserved_name,
    },
    usedBy: [],
  };
}
