/** Interface definitions as plain data, from which pages, search, and examples are made. */
export interface Reference {
  /** In the order of their paths. */
  files: ProtoFile[];
  /** Written examples: of messages by full name, of scalars by the name of their field. See `parseExamples`. */
  examples?: { messages: Map<string, JsonValue>; fields: Map<string, JsonValue> };
}

/** One `.proto` file. */
export interface ProtoFile {
  /** Path under the root, as other files import it: `mgmt/v1alpha1/job.proto`. */
  path: string;
  /** Name of the package; empty if there is none. */
  package: string;
  /** `proto2`, `proto3`, or an edition such as `edition 2023`. */
  syntax: string;
  /** Comment at the top of the file: on the syntax, or else on the package. */
  comment: string;
  /** Paths of imported files. */
  imports: string[];
  options: Option[];
  /** In file order, like all lists below. */
  services: Service[];
  messages: Message[];
  enums: Enum[];
  /** Fields that the file adds to messages. Pages only list them, so they have no anchors and aren't among the symbols. */
  extensions: Field[];
}

/** Anything with an anchor: a service, a method, a message, a field, a oneof, an enum, or a value. */
export interface ProtoSymbol {
  /** Without enclosing scopes. */
  name: string;
  /** With package and enclosing scopes: `mgmt.v1alpha1.JobHookConfig.JobSqlHook`. */
  fullName: string;
  /** Anchor on the page of the file, without `#`: see `anchors.ts`. */
  anchor: string;
  /** Line in the file; the first is 1. */
  line: number;
  /** In Markdown as written: the comment above the declaration, then the one after or below it. Empty without either. */
  comment: string;
  deprecated: boolean;
  /** The replacement given in the comment of a deprecated symbol. */
  replacement?: Replacement;
  /** All options that are set, including deprecation and rules. */
  options: Option[];
}

/** The address of a symbol: its file and the anchor on the page of that file. */
export interface SymbolAddress {
  /** Path of the file. */
  protoPath: string;
  /** Anchor on the page of the file, without `#`. */
  anchor: string;
}

/** A name in a comment, with the address of the symbol if it exists. */
export interface Replacement extends Partial<SymbolAddress> {
  /** As written. */
  name: string;
}

/** An option with its value, merged from all statements that set a part of it. */
export interface Option {
  /** `deprecated`; for an extension its full name in parentheses: `(buf.validate.field)`. */
  name: string;
  /**
   * The value in JSON: enum values by name; whole numbers as numbers if these are exact, or else as
   * strings; `"inf"`, `"-inf"`, and `"nan"` as strings; extensions in a message as `"[full.name]"`.
   */
  value: OptionValue;
}

/** A value in JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

export type OptionValue = string | number | boolean | OptionValue[] | { [name: string]: OptionValue };

export interface Service extends ProtoSymbol {
  methods: Method[];
}

export interface Method extends ProtoSymbol {
  streaming: 'none' | 'client' | 'server' | 'both';
  request: TypeReference;
  response: TypeReference;
  /** Effects of the call. Calls without side effects can be made with HTTP GET. */
  idempotency: 'unknown' | 'no-side-effects' | 'idempotent';
  /** Path of the call under the address of the server: `/mgmt.v1alpha1.JobService/GetJob`. */
  path: string;
}

export interface Message extends ProtoSymbol {
  fields: Field[];
  oneofs: Oneof[];
  messages: Message[];
  enums: Enum[];
  /** Fields that the message adds to other messages: see those of a file. */
  extensions: Field[];
  reserved: Reserved;
  /** Numbers for fields that other files add. */
  extensionRanges: NumberRange[];
  /** Rules for the message as a whole. */
  rules: Rule[];
  usedBy: Usage[];
}

export interface Field extends ProtoSymbol {
  number: number;
  /** Name in JSON: `accountId` for `account_id`, unless the file sets another. */
  jsonName: string;
  /** Cardinality of the field, as written or as the features of an edition require. */
  label: 'singular' | 'optional' | 'required' | 'repeated' | 'map';
  /** Whether unset is different from the default value; `none` for lists and maps. */
  presence: 'explicit' | 'implicit' | 'none';
  /** Whether a message without the field breaks a rule that the browser checks. */
  needed: boolean;
  /** Type of the field, of a list's items or of a map's values. */
  type: TypeReference;
  /** Type of a map's keys. */
  keyType?: TypeReference;
  /** Name of the oneof that the field belongs to. */
  oneof?: string;
  /** Full name of the message that an extension adds to. */
  extendee?: string;
  /** Whether the field is a group of proto2, whose message is declared in the same place. */
  group: boolean;
  /** Default value of proto2 and editions, as text. */
  defaultValue?: string;
  rules: Rule[];
}

/** Fields of which at most one is set. */
export interface Oneof extends ProtoSymbol {
  /** Whether one of its fields must be set. */
  required: boolean;
}

export interface Enum extends ProtoSymbol {
  values: EnumValue[];
  reserved: Reserved;
  usedBy: Usage[];
}

export interface EnumValue extends ProtoSymbol {
  number: number;
}

/** Numbers and names that can't be reused. */
export interface Reserved {
  numbers: NumberRange[];
  names: string[];
}

export interface NumberRange {
  from: number;
  /** Last number, inclusive. */
  to: number;
}

/** A reference to a type. */
export type TypeReference =
  /** Its name is `string`, `int64` and so on. */
  | { kind: 'scalar'; name: string }
  | (SymbolAddress & {
      kind: 'message' | 'enum';
      /** Full name. */
      name: string;
      /** Name without the package if the type is in the same package. */
      shortName: string;
      /** For a type of a known file that isn't part of the reference: the page on another site that describes it. */
      url?: string;
    });

/** A rule for the values of a field or a message. */
export interface Rule {
  /** Short words: `unique items`, `1 to 100 characters`, `matches`; for a CEL rule, its message. */
  text: string;
  /** Code at the end of the text: a pattern, a value, a list of values. */
  code?: string;
  /** Whether only the server checks it. */
  serverOnly?: boolean;
}

/** A method or a field that uses a message or an enum. */
export interface Usage extends SymbolAddress {
  /** Name inside the package: `JobService.GetJob`, `Job.source`. */
  shortName: string;
}
