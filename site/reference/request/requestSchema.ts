import type { Field, OptionValue, Rpc } from '../model';

/** The types of a request, for its form, its JSON and its checks. Plain data that a browser fetches. */
export interface RequestSchema {
  /** Full name of the request. */
  type: string;
  /** The message of the request and all it can contain, by full name. */
  messages: Record<string, MessageSchema>;
  enums: Record<string, EnumSchema>;
}

/** A message as its form needs it. */
export interface MessageSchema {
  /** Full name. */
  type: string;
  comment?: string;
  /** In the order of the file. */
  fields: FieldSchema[];
  oneofs?: OneofSchema[];
  /** What is said of the message as a whole: the fields of `(buf.validate.message)`. */
  rules?: Rules;
  /** Names of the types that are nested in it, for the names that languages make of its fields. */
  nested?: string[];
}

/** A field as its form needs it. */
export interface FieldSchema extends Pick<Field, 'name' | 'jsonName' | 'label' | 'presence'> {
  type: TypeName;
  /** Type of a map's keys. */
  key?: TypeName;
  /** Name of the oneof that the field belongs to. */
  oneof?: string;
  /** Whether a request without it, or with an empty value in it, breaks a rule. */
  needed?: true;
  deprecated?: true;
  comment?: string;
  /** The rules in words: `1 to 100 characters`. */
  words?: string;
  /** The rules: the fields of `(buf.validate.field)`. */
  rules?: Rules;
}

export interface TypeName {
  kind: 'scalar' | 'enum' | 'message';
  /** `string`, `int64` and so on, or a full name. */
  name: string;
}

export interface OneofSchema {
  name: string;
  comment?: string;
  required?: true;
}

export interface EnumSchema {
  /** Name without what it is nested in. */
  name: string;
  /** Path of the file that declares it. */
  file: string;
  values: EnumValueSchema[];
}

export interface EnumValueSchema {
  name: string;
  number: number;
  comment?: string;
  deprecated?: true;
}

/** A message of protovalidate, as written in a definition. */
export type Rules = { [name: string]: OptionValue };

/** A call, as examples of it need it. */
export type RequestMethod = Pick<Rpc, 'name' | 'fullName' | 'path' | 'streaming' | 'idempotency'>;
