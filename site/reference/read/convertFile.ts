import type protobuf from 'protobufjs';

import type { Enum, Message, Method, Oneof, ProtoFile, Service } from '../model';
import { messageRules, ruleOptionsOf } from '../rules/rulesOf';
import type {
  EnumDescriptor,
  FileDescriptor,
  MessageDescriptor,
  MethodDescriptor,
  Named,
  ServiceDescriptor,
} from './descriptors';
import { convertField } from './convertField';
import { convertAll, type FileContext, presenceIn, typeReference, symbolOf } from './fileContext';
import { optionsOf } from './optionValues';
import { sourceInfoOf } from './sourceInfo';

/** Field numbers in `descriptor.proto`: the steps of a path to a declaration. */
const fileFields = { package: 2, message: 4, enum: 5, service: 6, extension: 7, syntax: 12 };
const messageFields = { field: 2, message: 3, enum: 4, extension: 6, oneof: 8 };
const valueField = 2;
const methodField = 2;

/** Converts a file's descriptor. `createReference` adds anchors, uses, replacements, urls of types, and rules of fields. */
export function convertFile(descriptor: FileDescriptor, root: protobuf.Root): ProtoFile {
  const { syntax = 'proto2', options, source_code_info } = descriptor;
  const info = sourceInfoOf(source_code_info.location);
  const scope = descriptor.package ?? '';
  const presence = presenceIn(options) ?? (syntax === 'proto3' ? 'IMPLICIT' : 'EXPLICIT');
  const context: FileContext = { syntax, scope, path: [], presence, info, root };
  return {
    path: descriptor.name,
    package: scope,
    syntax: syntax === 'editions' ? descriptor.edition.replace('EDITION_', 'edition ') : syntax,
    comment: info.commentOf([fileFields.syntax]) || info.commentOf([fileFields.package]),
    imports: descriptor.dependency,
    options: optionsOf(options, root.lookupType('google.protobuf.FileOptions')),
    services: convertAll(descriptor.service, fileFields.service, context, convertService),
    messages: convertAll(descriptor.message_type, fileFields.message, context, convertMessage),
    enums: convertAll(descriptor.enum_type, fileFields.enum, context, convertEnum),
    extensions: convertAll(descriptor.extension, fileFields.extension, context, convertField),
  };
}

function convertService(descriptor: ServiceDescriptor, context: FileContext): Service {
  const symbol = symbolOf(descriptor, 'Service', context);
  const innerContext: FileContext = { ...context, scope: symbol.fullName };
  return { ...symbol, methods: convertAll(descriptor.method, methodField, innerContext, convertMethod) };
}

const idempotencies: Record<string, Method['idempotency']> = {
  NO_SIDE_EFFECTS: 'no-side-effects',
  IDEMPOTENT: 'idempotent',
};

function convertMethod(descriptor: MethodDescriptor, context: FileContext): Method {
  const { input_type, output_type, options } = descriptor;
  return {
    ...symbolOf(descriptor, 'Method', context),
    streaming: streamingOf(descriptor),
    request: typeReference(input_type),
    response: typeReference(output_type),
    idempotency: idempotencies[String(options?.idempotency_level)] ?? 'unknown',
    path: `/${context.scope}/${descriptor.name}`,
  };
}

function streamingOf({ client_streaming, server_streaming }: MethodDescriptor): Method['streaming'] {
  if (client_streaming && server_streaming) return 'both';
  if (client_streaming) return 'client';
  return server_streaming ? 'server' : 'none';
}

/** Converts a message. The compiler adds one for the entries of each map. */
function convertMessage(descriptor: MessageDescriptor, context: FileContext): Message | [] {
  const { options, reserved_range, reserved_name, extension_range } = descriptor;
  if (options?.map_entry === true) return [];
  const symbol = symbolOf(descriptor, 'Message', context);
  const innerContext: FileContext = { ...context, scope: symbol.fullName, message: descriptor };
  return {
    ...symbol,
    fields: convertAll(descriptor.field, messageFields.field, innerContext, convertField),
    oneofs: convertAll(descriptor.oneof_decl, messageFields.oneof, innerContext, convertOneof),
    messages: convertAll(descriptor.nested_type, messageFields.message, innerContext, convertMessage),
    enums: convertAll(descriptor.enum_type, messageFields.enum, innerContext, convertEnum),
    extensions: convertAll(descriptor.extension, messageFields.extension, innerContext, convertField),
    usedBy: [],
    reserved: { numbers: reserved_range.map(withoutEnd), names: reserved_name },
    extensionRanges: extension_range.map(withoutEnd),
    rules: messageRules(symbol.options),
  };
}

/** Converts a oneof. The compiler adds one for each optional field of proto3. */
function convertOneof(descriptor: Named, context: FileContext): Oneof | [] {
  const field = context.message!.field.find(({ oneof_index }) => oneof_index === context.path.at(-1));
  if (field?.proto3_optional) return [];
  const symbol = symbolOf(descriptor, 'Oneof', context);
  return { ...symbol, required: ruleOptionsOf(symbol.options, 'oneof').required === true };
}

const withoutEnd = ({ start, end }: { start: number; end: number }) => ({ from: start, to: end - 1 });

function convertEnum(descriptor: EnumDescriptor, context: FileContext): Enum {
  const symbol = symbolOf(descriptor, 'Enum', context);
  const innerContext: FileContext = { ...context, scope: symbol.fullName };
  return {
    ...symbol,
    values: convertAll(descriptor.value, valueField, innerContext, (each, valueContext) => ({
      ...symbolOf(each, 'EnumValue', valueContext),
      number: each.number,
    })),
    reserved: {
      numbers: descriptor.reserved_range.map(({ start, end }) => ({ from: start, to: end })),
      names: descriptor.reserved_name,
    },
    usedBy: [],
  };
}
