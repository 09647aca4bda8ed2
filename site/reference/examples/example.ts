import type { Clients } from '../../settings/clientSettings';
import type { RequestMethod, RequestSchema } from '../request/requestSchema';
import type { JsonValue, MessageValue } from '../request/requestValue';

/** A call with a request, for a language to write. */
export interface CallOfExample {
  rpc: RequestMethod;
  schema: RequestSchema;
  request: MessageValue;
  /** The request as JSON; where requests are streamed, one of them. */
  body: JsonValue;
  clients: Clients;
  /** Path of the file that declares the call. */
  file: string;
}
