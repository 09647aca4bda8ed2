import type { Rpc } from '../../reference/model';

/** A request that may be sent. */
export interface SendRequestProps {
  method: Pick<Rpc, 'name' | 'path' | 'streaming' | 'idempotency'>;
  /** The request message. */
  json: string;
  /** Whether it fits its message and keeps its rules. */
  valid: boolean;
  /** Address of the server, as the reader wrote it. */
  baseUrl: string;
  onBaseUrlChange: (baseUrl: string) => void;
  /** The same call for a terminal, without the key. */
  curl: string;
}
