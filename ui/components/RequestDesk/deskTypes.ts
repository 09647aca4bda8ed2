/** A field of a request, as the desk draws it. The same field is the same object for as long as nothing in it changes. */
export interface DeskField {
  /** Where in the request it stands. Unique in the desk. */
  id: string;
  /** Name as the definition has it, or the place in a list. */
  name: string;
  /** Its type in short words: `string`, `list of JobMapping`. */
  type: string;
  /** What the definition says of it: plain text with names in code between backticks. */
  comment?: string;
  /** Its rules in words. */
  rules?: string;
  /** What is wrong with its value. @default none */
  problems?: string[];
  /** Whether a request must have it. @default false */
  required?: boolean;
  /** Whether it is deprecated. @default false */
  deprecated?: boolean;
  /** Whether there is a button that leaves it out. @default false */
  removable?: boolean;
  control: DeskControl;
}

/** What the value of a field is written with. */
export type DeskControl =
  | {
      kind: 'text';
      text: string;
      /** Whether it can have several lines. @default false */
      multiline?: boolean;
      /** Whether a keyboard on glass has digits only. @default false */
      numeric?: boolean;
      /** How a value looks. */
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
  | { kind: 'list'; items: DeskField[] }
  | { kind: 'map'; entries: DeskEntry[] }
  | ({ kind: 'message' } & DeskMessage)
  /** Nothing is there yet, and something must be. */
  | { kind: 'absent' }
  /** There is nothing to say of a value but that it is there. */
  | { kind: 'present' };

/** The fields of a message. */
export interface DeskMessage {
  /** Where in the request it stands. */
  id: string;
  /** Those that are set, and those that must be. */
  fields: DeskField[];
  /** Those that can be added. */
  absent: DeskOption[];
  /** What is wrong with the request as a whole. @default none */
  problems?: string[];
}

/** An entry of a map. */
export interface DeskEntry {
  id: string;
  key: DeskField;
  value: DeskField;
}

/** Something to choose: a value of an enum, a field of a oneof, or a field to add. */
export interface DeskOption {
  name: string;
  /** Its type in short words. */
  type?: string;
  comment?: string;
  deprecated?: boolean;
}

/** What a reader does to the field with an id. */
export type DeskEdit =
  | { kind: 'write'; text: string }
  /** Adds a field to a message, or chooses one in a oneof: none with an empty name. */
  | { kind: 'choose'; name: string }
  /** Adds an item to a list, an entry to a map, or what is absent. */
  | { kind: 'add' }
  | { kind: 'remove' };

export type OnDeskEdit = (id: string, edit: DeskEdit) => void;
