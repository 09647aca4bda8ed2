import type { Comments } from '../model';
import type { OptionDeclaration } from './options';
import type { Token } from './tokens';

/** What every declaration of a file has. Names and types are tokens, so that problems can name their place. */
export interface Declaration {
  name: Token;
  comments: Comments;
  options: OptionDeclaration[];
}

export interface FileDeclaration {
  /** Path under the root, as other files import it: `mgmt/v1alpha1/job.proto`. */
  path: string;
  /** Path of the file from the root of the project, for problems. */
  file: string;
  /** What the file is written in; `proto2` when it does not say. */
  syntax: string;
  syntaxToken?: Token;
  /** Name of the package; empty when there is none. */
  package: string;
  packageToken?: Token;
  comments: Comments;
  imports: ImportDeclaration[];
  options: OptionDeclaration[];
  messages: MessageDeclaration[];
  enums: EnumDeclaration[];
  services: ServiceDeclaration[];
  extensions: FieldDeclaration[];
}

export interface ImportDeclaration {
  kind: 'plain' | 'public' | 'weak' | 'option';
  path: string;
  token: Token;
}

export interface MessageDeclaration extends Declaration {
  fields: FieldDeclaration[];
  oneofs: Declaration[];
  messages: MessageDeclaration[];
  enums: EnumDeclaration[];
  /** Fields that the message adds to other messages. */
  extensions: FieldDeclaration[];
  reserved: Reservation[];
  extensionRanges: NumberRange[];
}

export interface FieldDeclaration extends Declaration {
  label?: 'optional' | 'required' | 'repeated';
  /** Name of the type of the field, or of a map's values. */
  type: Token;
  /** Type of a map's keys; undefined when the field is no map. */
  key?: Token;
  number: Token;
  /** Name of the oneof that the field belongs to. */
  oneof?: string;
  /** Message that an extension adds to. */
  extendee?: Token;
  /** Whether the field is a group of proto2. */
  group: boolean;
}

export interface EnumDeclaration extends Declaration {
  values: EnumValueDeclaration[];
  reserved: Reservation[];
}

export interface EnumValueDeclaration extends Declaration {
  number: Token;
}

export interface ServiceDeclaration extends Declaration {
  rpcs: RpcDeclaration[];
}

export interface RpcDeclaration extends Declaration {
  request: Token;
  response: Token;
  clientStreaming: boolean;
  serverStreaming: boolean;
}

/** Numbers or one name that a message or an enum keeps from being used. */
export type Reservation = NumberRange | { name: string; token: Token };

export interface NumberRange {
  from: number;
  /** Last number, itself part of the range. */
  to: number;
  token: Token;
}
