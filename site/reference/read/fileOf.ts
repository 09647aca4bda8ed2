import type protobuf from 'protobufjs';

import type { Enum, Message, Oneof, ProtoFile } from '../model';
import type { EnumDescriptor, FieldDescriptor, FileDescriptor, MessageDescriptor } from './descriptors';
import { fieldOf } from './fieldOf';
import { type FileContext, inScope, symbolOf } from './fileContext';
import { optionsOf } from './optionValues';
import { serviceOf } from './serviceOf';
import { sourceInfoOf } from './sourceInfo';

/** Field numbers in `descriptor.proto`: the steps of a path to a declaration. */
const file = { package: 2, message: 4, enum: 5, service: 6, extension: 7, syntax: 12 };
const message = { field: 2, message: 3, enum: 4, extension: 6, oneof: 8 };
const values = 2;

/** Converts the descriptor of a file. Types are only full names until `linkTypes` runs. */
export function fileOf(descriptor: FileDescriptor, root: protobuf.Root): ProtoFile {
  const { syntax = 'proto2', options, source_code_info } = descriptor;
  const info = sourceInfoOf(source_code_info.location);
  const leadingOf = (step: number) => info.commentsOf([step]).leading;
  const scope = descriptor.package ?? '';
  const presence = syntax === 'proto3' ? 'IMPLICIT' : 'EXPLICIT';
  const context = inScope({ syntax, scope, presence, info, root }, scope, options);
  return {
    path: descriptor.name,
    package: scope,
    syntax,
    ...(syntax === 'editions' && { edition: descriptor.edition.replace('EDITION_', '') }),
    comments: { leading: leadingOf(file.syntax) ?? leadingOf(file.package) },
    imports: descriptor.dependency,
    options: optionsOf(options, root.lookupType('google.protobuf.FileOptions')),
    services: descriptor.service.map((each, index) => serviceOf(each, [file.service, index], context)),
    messages: messagesOf(descriptor.message_type, [file.message], context),
    enums: descriptor.enum_type.map((each, index) => enumOf(each, [file.enum, index], context)),
    extensions: extensionsOf(descriptor.extension, [file.extension], context),
  };
}

/** Converts messages, except those that the compiler adds for the entries of maps. */
function messagesOf(descriptors: MessageDescriptor[], path: number[], context: FileContext): Message[] {
  return descriptors.flatMap((each, index) =>
    each.options?.map_entry === true ? [] : [messageOf(each, [...path, index], context)],
  );
}

function messageOf(descriptor: MessageDescriptor, path: number[], context: FileContext): Message {
  const symbol = symbolOf(descriptor, 'Message', path, context);
  const inside = inScope(context, symbol.fullName, descriptor.options);
  const at = (step: number, index: number) => [...path, step, index];
  const { reserved_range, reserved_name, extension_range } = descriptor;
  return {
    ...symbol,
    fields: descriptor.field.map((each, index) =>
      fieldOf(each, at(message.field, index), inside, descriptor),
    ),
    oneofs: oneofsOf(descriptor, [...path, message.oneof], inside),
    messages: messagesOf(descriptor.nested_type, [...path, message.message], inside),
    enums: descriptor.enum_type.map((each, index) => enumOf(each, at(message.enum, index), inside)),
    extensions: extensionsOf(descriptor.extension, [...path, message.extension], inside),
    usedBy: [],
    reserved: { numbers: reserved_range.map(withoutEnd), names: reserved_name },
    extensionRanges: extension_range.map(withoutEnd),
    rules: [],
  };
}

const withoutEnd = ({ start, end }: { start: number; end: number }) => ({ from: start, to: end - 1 });

const extensionsOf = (descriptors: FieldDescriptor[], path: number[], context: FileContext) =>
  descriptors.map((each, index) => fieldOf(each, [...path, index], context));

/** Converts oneofs, except those that the compiler adds for optional fields of proto3. */
function oneofsOf(descriptor: MessageDescriptor, path: number[], context: FileContext): Oneof[] {
  return descriptor.oneof_decl.flatMap((each, index) => {
    const fields = descriptor.field.filter(({ oneof_index }) => oneof_index === index);
    if (fields.some(({ proto3_optional }) => proto3_optional)) return [];
    const symbol = symbolOf(each, 'Oneof', [...path, index], context);
    return [{ ...symbol, fields: fields.map(({ name }) => name), rules: [] }];
  });
}

function enumOf(descriptor: EnumDescriptor, path: number[], context: FileContext): Enum {
  const symbol = symbolOf(descriptor, 'Enum', path, context);
  const inside = inScope(context, symbol.fullName);
  return {
    ...symbol,
    values: descriptor.value.map((each, index) => ({
      ...symbolOf(each, 'EnumValue', [...path, values, index], inside),
      number: each.number,
    })),
    reserved: {
      numbers: descriptor.reserved_range.map(({ start, end }) => ({ from: start, to: end })),
      names: descriptor.reserved_name,
    },
    usedBy: [],
  };
}
