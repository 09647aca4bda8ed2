import type { EnumValue, Field, Method, Reference, TypeReference } from '../model';
import type { RuleOptions } from '../rules/ruleOptions';

/** Messages and enums by full name, and written examples. Look names up with `messageOf` and `valuesOf`. */
export interface TypeRegistry {
  messages: Record<string, MessageSchema>;
  enums: Record<string, EnumSchema>;
  /** Left out in the schema of a single request. */
  examples?: Reference['examples'];
}

/** A request or response with all types that it can contain, for its form, JSON, checks, and code. Browsers fetch it. */
export interface RequestSchema extends TypeRegistry {
  /** Full name of the request or response itself. */
  root: string;
}

/** A message, with the data that forms and code need. */
export interface MessageSchema {
  fullName: string;
  comment?: string;
  /** In the order of the file. */
  fields: FieldSchema[];
  oneofs?: OneofSchema[];
  /** The fields of `(buf.validate.message)`. */
  ruleOptions?: RuleOptions;
  /** Names of nested types, which generated names can't reuse. */
  nested?: string[];
}

/** A field, with the data that forms and code need. */
export interface FieldSchema extends Pick<Field, 'name' | 'jsonName' | 'label' | 'presence' | 'oneof'> {
  type: TypeName;
  /** Type of a map's keys. */
  keyType?: TypeName;
  /** Whether a request without it breaks a rule. */
  needed?: true;
  deprecated?: true;
  comment?: string;
  /** The rules in words: `1 to 100 characters`. */
  rulesText?: string;
  /** The rules used to check requests: the fields of `(buf.validate.field)`. */
  ruleOptions?: RuleOptions;
}

/** A type by kind and name: a scalar, such as `string`, or a message or an enum by its full name. */
export type TypeName = Pick<TypeReference, 'kind' | 'name'>;

export interface OneofSchema {
  name: string;
  comment?: string;
  required?: true;
}

export interface EnumSchema {
  /** Name without the enclosing messages. */
  name: string;
  /** Path of the file that declares it. */
  protoPath: string;
  values: EnumValueSchema[];
}

export interface EnumValueSchema extends Pick<EnumValue, 'name' | 'number'> {
  comment?: string;
  deprecated?: true;
}

/** A method, with the data that forms and code need. */
export type RequestMethod = Pick<Method, 'name' | 'fullName' | 'path' | 'streaming' | 'idempotency'>;
