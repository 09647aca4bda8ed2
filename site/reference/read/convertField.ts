import type { Field, TypeReference } from '../model';
import type { FieldDescriptor } from './descriptors';
import { type FileContext, typeReference, symbolOf } from './fileContext';

/** Converts the descriptor of a field in a message, or of an extension. */
export function convertField(descriptor: FieldDescriptor, context: FileContext): Field {
  const { number, type, json_name, extendee, oneof_index, proto3_optional } = descriptor;
  const [key, value] = entryOf(descriptor, context)?.field ?? [];
  return {
    ...symbolOf(descriptor, 'Field', context),
    number,
    jsonName: json_name,
    label: key ? 'map' : labelOf(descriptor, context),
    presence: presenceOf(descriptor, context),
    needed: false,
    type: typeOf(value ?? descriptor),
    keyType: key && typeOf(key),
    oneof: proto3_optional ? undefined : context.message?.oneof_decl[oneof_index ?? -1]?.name,
    extendee: extendee?.slice(1),
    group: type === 'TYPE_GROUP',
    defaultValue: defaultOf(descriptor),
    rules: [],
  };
}

/** The message that the compiler adds for the entries of a map. */
function entryOf({ type_name = '' }: FieldDescriptor, { message }: FileContext) {
  const name = type_name.split('.').at(-1);
  const entries = message?.nested_type.filter(({ options }) => options?.map_entry === true);
  return entries?.find((entry) => entry.name === name);
}

function labelOf(descriptor: FieldDescriptor, { syntax, presence }: FileContext): Field['label'] {
  const { label, proto3_optional, oneof_index } = descriptor;
  if (label === 'LABEL_REPEATED') return 'repeated';
  if (label === 'LABEL_REQUIRED' || presence === 'LEGACY_REQUIRED') return 'required';
  const isWritten = proto3_optional || (syntax === 'proto2' && oneof_index === undefined);
  return isWritten ? 'optional' : 'singular';
}

function presenceOf(descriptor: FieldDescriptor, { presence }: FileContext): Field['presence'] {
  const { label, type_name, type, oneof_index, extendee } = descriptor;
  if (label === 'LABEL_REPEATED') return 'none';
  const isMessage = type_name !== undefined && type !== 'TYPE_ENUM';
  const isExplicit = isMessage || oneof_index !== undefined || extendee !== undefined;
  return isExplicit || presence !== 'IMPLICIT' ? 'explicit' : 'implicit';
}

function typeOf({ type, type_name }: FieldDescriptor): TypeReference {
  if (type_name === undefined) return { kind: 'scalar', name: type.replace('TYPE_', '').toLowerCase() };
  return typeReference(type_name, type === 'TYPE_ENUM' ? 'enum' : 'message');
}

/** The default value in the syntax of a definition. Bytes are already escaped. */
function defaultOf({ type, default_value }: FieldDescriptor): string | undefined {
  if (default_value !== undefined && type === 'TYPE_BYTES') return `"${default_value}"`;
  return type === 'TYPE_STRING' ? JSON.stringify(default_value) : default_value;
}
