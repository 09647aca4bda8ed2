import type { Clients } from '../../settings/clientSettings';
import type { Field, Rpc } from '../model';

/** A value in JSON. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** A value with its types, which JSON and every language are written from. */
export type Example =
  | {
      kind: 'message';
      /** Full name of the message. */
      type: string;
      fields: ExampleField[];
    }
  | { kind: 'list'; items: Example[] }
  | { kind: 'map'; entries: ExampleEntry[] }
  | {
      kind: 'enum';
      /** Full name of the enum. */
      type: string;
      /** Name of the value. */
      value: string;
    }
  | {
      kind: 'scalar';
      /** `string`, `int64` and so on. */
      type: string;
      /** As in JSON: whole numbers of 64 bits and bytes (in base64) are text. */
      value: string | number | boolean;
    }
  | {
      /** A message with a special JSON form. */
      kind: 'known';
      /** Full name of the message. */
      type: string;
      json: JsonValue;
    };

/** The parts of a field that examples need. */
export interface FieldOfExample extends Pick<Field, 'name' | 'jsonName' | 'oneof' | 'presence'> {
  type: { kind: 'scalar' | 'message' | 'enum'; name: string };
  /** Type of a map's keys. */
  key?: { name: string };
}

/** The parts of a call that examples need. */
export type RpcOfExample = Pick<Rpc, 'name' | 'fullName' | 'path' | 'streaming' | 'idempotency'>;

/** The types in an example, by full name. */
export interface TypesOfExample {
  messages: ReadonlyMap<string, { messages: { name: string }[]; enums: { name: string }[] }>;
  enums: ReadonlyMap<string, { name: string; values: { name: string }[] }>;
  /** Path of the file that declares an enum. */
  files: ReadonlyMap<string, string>;
}

/** A call with a request, for a language to write. */
export interface CallOfExample {
  rpc: RpcOfExample;
  request: Example;
  /** The request as JSON; where requests are streamed, one of them. */
  body: JsonValue;
  types: TypesOfExample;
  clients: Clients;
  /** Path of the file that declares the call. */
  file: string;
}

export interface ExampleField {
  field: FieldOfExample;
  value: Example;
}

export interface ExampleEntry {
  key: Example & { kind: 'scalar' };
  value: Example;
}
