/** A field of a request in the desk. Unchanged fields keep their identity. */
export interface DeskField {
  /** Path in the request. Unique in the desk. */
  id: string;
  /** Name as the definition has it, or the place in a list. */
  name: string;
  /** Its type in short words: `string`, `list of JobMapping`. */
  type: string;
  /** The comment of its definition: plain text with names in code between backticks. */
  comment?: string;
  /** Its rules in words. */
  rules?: string;
  /** Problems with its value. @default none */
  problems?: string[];
  /** Number of problems in it, nested ones included. @default 0 */
  problemCount?: number;
  /** @default false */
  required?: boolean;
  /** @default false */
  deprecated?: boolean;
  /** Whether it has a button that removes it. @default false */
  removable?: boolean;
  control: DeskControl;
}

/** The control for the value of a field. */
export type DeskControl =
  | {
      kind: 'text';
      text: string;
      /** Whether it can have several lines. @default false */
      multiline?: boolean;
      /** Whether a keyboard on glass has digits only. @default false */
      numeric?: boolean;
      /** An example of a value. */
      example?: string;
    }
  | { kind: 'checkbox'; checked: boolean }
  | {
      kind: 'select';
      /** Name of the option that is chosen; empty for none. */
      value: string;
      options: DeskOption[];
    }
  | {
      kind: 'choice';
      /** Name of the field that is chosen; empty for none. */
      value: string;
      options: DeskOption[];
      /** The field that is chosen. */
      field?: DeskField;
    }
  /** Items are made when they are drawn. */
  | { kind: 'list'; count: number; itemAt: (index: number) => DeskField }
  | { kind: 'map'; count: number; entryAt: (index: number) => DeskEntry }
  | ({ kind: 'message' } & DeskMessage)
  /** A required value that is missing. */
  | { kind: 'absent' };

/** The fields of a message. */
export interface DeskMessage {
  /** Path in the request. */
  id: string;
  /** Fields that are set or required. */
  fields: DeskField[];
  /** Fields that can be added. */
  absent: DeskOption[];
  /** Problems with the request as a whole. @default none */
  problems?: string[];
}

export interface DeskEntry {
  key: DeskField;
  value: DeskField;
}

/** Something to choose: a value of an enum, a field of a oneof, or a field to add. */
export interface DeskOption {
  name: string;
  /** Its type in short words. */
  type?: string;
  deprecated?: boolean;
}

export type DeskEdit =
  | { kind: 'write'; text: string }
  /** Adds a field to a message, or chooses one in a oneof: none with an empty name. */
  | { kind: 'choose'; name: string }
  /** Adds an item to a list, an entry to a map, or an absent value. */
  | { kind: 'add' }
  | { kind: 'remove' };

export type OnDeskEdit = (id: string, edit: DeskEdit) => void;
