export type SendStatus = 'idle' | 'confirming' | 'sending' | 'streaming' | 'done';

export interface SendResponse {
  /** HTTP status. */
  status: number;
  /** Headers that CORS exposes. */
  headers: [name: string, value: string][];
  /** @default none */
  trailers?: [name: string, value: string][];
  /** Messages as JSON text: one, or the latest of a stream. */
  messages: string[];
  /** The complete response, if the message is only its beginning. @default the messages */
  body?: Blob;
  /** Total number of messages. */
  total: number;
  /** Whether the response is a stream of messages. */
  streaming: boolean;
  /** Size in bytes. */
  bytes: number;
  /** From the press of the button to the last byte. Undefined while the request is running. */
  milliseconds?: number;
}

/** Why a request got no usable response. */
export interface SendFailure {
  /** The outcome of the request. @default 'error' */
  outcome?: 'notSent' | 'stopped' | 'error';
  /** What happened, in few words: "The server refuses this page". */
  title: string;
  /** The base URL that was rejected. Its field is invalid until it changes. @default none */
  baseUrl?: string;
  /** The server's message, or an explanation. Shown as text. */
  text: string;
  /** Error details from the server. @default none */
  details?: SendDetail[];
  /** Possible fixes. @default none */
  steps?: string[];
  /** A server setting to copy. */
  setting?: { title: string; code: string };
  /** A page with more about it. */
  guide?: { label: string; href: string };
}

/** A detail of a server error. */
export interface SendDetail {
  /** Full name of its message: `google.rpc.ErrorInfo`. */
  type: string;
  /** Its content as names and texts. */
  rows?: [name: string, text: string][];
  /** Content that the rows don't show: JSON text, or bytes in Base64. */
  content?: string;
}
