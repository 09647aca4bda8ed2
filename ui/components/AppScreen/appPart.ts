/** What every part of a screen can say. */
interface Numbered {
  /** Number of the step on the page that is about this part. @default none */
  step?: number;
}

/** One field of a form. */
export interface AppFieldPart extends Numbered {
  kind: 'field';
  /** @default none, as under a heading or a switch that names it */
  label?: string;
  /** The line under the label. @default none */
  hint?: string;
  /** What is in it. Without a value the field is empty. */
  value?: string;
  /** How it looks: a line of text, a list to choose from, several lines of code. @default 'text' */
  control?: 'text' | 'select' | 'code';
}

/** One of several options, all in sight. */
export interface AppChoicePart extends Numbered {
  kind: 'choice';
  /** @default none */
  label?: string;
  /** @default none */
  hint?: string;
  options: string[];
  /** One of the options. */
  chosen: string;
}

/** A switch. */
export interface AppSwitchPart extends Numbered {
  kind: 'switch';
  label: string;
  /** @default none */
  hint?: string;
  /** @default false */
  on?: boolean;
}

/** One button of a row. */
export interface AppButtonPart extends Numbered {
  text: string;
}

/** A row of buttons. The last one leads on. */
export interface AppButtonsPart {
  kind: 'buttons';
  buttons: AppButtonPart[];
}

/** Cards with one fact each, such as the state of a run. */
export interface AppFactsPart extends Numbered {
  kind: 'facts';
  facts: { label: string; value: string }[];
}

/** A table. A cell is a text, in the order of the columns. */
export interface AppTablePart {
  kind: 'table';
  columns: string[];
  rows: AppTableRow[];
}

export interface AppTableRow extends Numbered {
  cells: string[];
}

/** Lines of a log, oldest first. */
export interface AppLogPart extends Numbered {
  kind: 'log';
  lines: { time: string; text: string }[];
}

/** A heading within the screen. */
export interface AppHeadingPart {
  kind: 'heading';
  text: string;
}

/** Something that stands on a screen. */
export type AppPart =
  | AppHeadingPart
  | AppFieldPart
  | AppChoicePart
  | AppSwitchPart
  | AppButtonsPart
  | AppFactsPart
  | AppTablePart
  | AppLogPart;
