import type { Clients } from '../../settings/clientSettings';
import type { RequestMethod, RequestSchema } from '../request/requestSchema';
import type { MessageValue } from '../request/requestValue';

/** A call with a request, for a language to write. */
export interface CallOfExample {
  rpc: RequestMethod;
  schema: RequestSchema;
  /** Where requests are streamed, one of them. */
  request: MessageValue;
  clients: Clients;
  /** Path of the file that declares the call. */
  file: string;
}
