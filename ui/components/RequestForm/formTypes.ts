/** A field of a request in the form. Unchanged fields keep their identity. */
export interface FormField {
  /** Path in the request. Unique in the form. */
  id: string;
  /** Name in the definition, or position in a list. */
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
  control: FormControl;
}

/** The data of each kind of control. */
export interface FormControls {
  text: {
    text: string;
    /** Whether it can have several lines. @default false */
    multiline?: boolean;
    /** Whether an on-screen keyboard has only digits. @default false */
    numeric?: boolean;
    /** An example of a value. */
    example?: string;
  };
  checkbox: { checked: boolean };
  select: {
    /** Name of the chosen option; empty for none. */
    value: string;
    options: FormOption[];
  };
  oneof: {
    /** Name of the chosen field; empty for none. */
    value: string;
    options: FormOption[];
    /** The chosen field. */
    chosen?: FormField;
  };
  /** Items are made when they are rendered. */
  list: { count: number; itemAt: (index: number) => FormField };
  map: { count: number; entryAt: (index: number) => FormEntry };
  message: FormMessage;
  /** A required value that is missing. */
  absent: object;
}

/** The control for the value of a field. */
export type FormControl<Kind extends keyof FormControls = keyof FormControls> = {
  [Name in Kind]: { kind: Name } & FormControls[Name];
}[Kind];

/** The fields of a message. */
export interface FormMessage {
  /** Path in the request. */
  id: string;
  /** Fields that are set or required. */
  fields: FormField[];
  /** Fields that can be added. */
  addable: FormOption[];
  /** Problems with the request as a whole. @default none */
  problems?: string[];
}

export interface FormEntry {
  key: FormField;
  value: FormField;
}

/** Something to choose: a value of an enum, a field of a oneof, or a field to add. */
export interface FormOption {
  name: string;
  /** Its type in short words. */
  type?: string;
  deprecated?: boolean;
}

export type FormEdit =
  | { kind: 'write'; text: string }
  /** Adds a field to a message, or chooses one in a oneof; an empty name chooses none. */
  | { kind: 'choose'; name: string }
  /** Adds an item to a list, an entry to a map, or an absent value. */
  | { kind: 'add' }
  | { kind: 'remove' };

export type OnFormEdit = (id: string, edit: FormEdit) => void;
