/** What a request does: nothing yet, wait for a yes, be on its way, bring messages one after the other, or be over. */
export type SendStatus = 'idle' | 'confirming' | 'sending' | 'streaming' | 'done';

/** What came back, as far as it has come. */
export interface SendAnswer {
  /** Status of HTTP. */
  status: number;
  /** Those that the server lets a page see. */
  headers: [name: string, value: string][];
  /** What stood behind the answer. @default none */
  trailers?: [name: string, value: string][];
  /** Messages as JSON text: one, or the latest of a stream. */
  messages: string[];
  /** How many messages came in all. */
  total: number;
  /** Whether messages come one after the other. */
  streaming: boolean;
  /** Size in bytes. */
  bytes: number;
  /** From the press of the button to the last byte. Undefined while it is on its way. */
  milliseconds?: number;
}

/** Why there is no answer, or none that counts. */
export interface SendFailure {
  /** What happened, in few words: "The server refuses this page". */
  title: string;
  /** Code of an error that the server sent, such as `not_found`. */
  code?: string;
  /** What the server says, or what the reader should know. Shown as text. */
  text: string;
  /** What the server adds. @default none */
  details?: SendDetail[];
  /** What to do, one after the other or one of them. @default none */
  steps?: string[];
  /** What the server has to be told, to be copied. */
  setting?: { title: string; code: string };
  /** The same call for a terminal, to go on there. */
  curl?: string;
  /** Where it is told at length. */
  guide?: { label: string; href: string };
}

/** What a server adds to an error. */
export interface SendDetail {
  /** Full name of its message: `google.rpc.ErrorInfo`. */
  type: string;
  /** What it says of fields, or of other things, by their names. */
  rows?: [name: string, text: string][];
  /** Its content, where it is not told by the rows: JSON text, or bytes in Base64. */
  content?: string;
}
