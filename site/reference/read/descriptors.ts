import protobuf from 'protobufjs';
import 'protobufjs/ext/descriptor.js';

/** Options that are set: values by field name; names of extensions start with a dot. */
export type RawOptions = Record<string, unknown>;

/** The fields that the descriptors of all declarations have. */
export interface Named {
  name: string;
  options?: RawOptions;
}

/** The fields of `google.protobuf.FileDescriptorProto` that the site uses, with the types of `descriptor.proto` below. */
export interface FileDescriptor extends Named {
  package?: string;
  syntax?: 'proto3' | 'editions';
  /** Such as `EDITION_2023`. */
  edition: string;
  dependency: string[];
  message_type: MessageDescriptor[];
  enum_type: EnumDescriptor[];
  service: ServiceDescriptor[];
  extension: FieldDescriptor[];
  source_code_info: { location: SourceLocation[] };
}

export interface MessageDescriptor extends Named {
  field: FieldDescriptor[];
  oneof_decl: Named[];
  nested_type: MessageDescriptor[];
  enum_type: EnumDescriptor[];
  extension: FieldDescriptor[];
  extension_range: RangeDescriptor[];
  reserved_range: RangeDescriptor[];
  reserved_name: string[];
}

export interface FieldDescriptor extends Named {
  number: number;
  label: 'LABEL_OPTIONAL' | 'LABEL_REQUIRED' | 'LABEL_REPEATED';
  /** Such as `TYPE_STRING`. */
  type: string;
  /** Full name of a message or an enum, with a dot in front. */
  type_name?: string;
  extendee?: string;
  default_value?: string;
  oneof_index?: number;
  json_name: string;
  proto3_optional?: boolean;
}

export interface EnumDescriptor extends Named {
  value: (Named & { number: number })[];
  reserved_range: RangeDescriptor[];
  reserved_name: string[];
}

export interface ServiceDescriptor extends Named {
  method: MethodDescriptor[];
}

export interface MethodDescriptor extends Named {
  input_type: string;
  output_type: string;
  client_streaming?: boolean;
  server_streaming?: boolean;
}

/** The end is exclusive for field numbers, inclusive for enum values. */
export interface RangeDescriptor {
  start: number;
  end: number;
}

/** The location of a declaration, with its comments. */
export interface SourceLocation {
  /** Field numbers and indexes that lead to the declaration. */
  path: number[];
  /** First line, first column; the first line is 0. */
  span: number[];
  leading_comments?: string;
  trailing_comments?: string;
}

/** Decodes a `google.protobuf.FileDescriptorSet` by its own types, because it can extend the messages of options. */
export function decodeDescriptors(bytes: Uint8Array): { files: FileDescriptor[]; root: protobuf.Root } {
  const root = protobuf.Root.fromDescriptor(bytes, { keepCase: true });
  const type = root.lookupType('google.protobuf.FileDescriptorSet');
  const { file } = type.toObject(type.decode(bytes), { arrays: true, enums: String });
  return { files: file as FileDescriptor[], root };
}
