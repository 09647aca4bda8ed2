import type { Rpc } from '../model';
import type { Clients } from '../../settings/clientSettings';
import type { JsonValue } from './example';
import { exampleMessage } from './exampleMessage';
import { languages, type Language } from './languages';
import { toJson } from './toJson';
import type { Types } from './typesOf';

/** An example of a call in one language or tool. */
export interface Snippet extends Pick<Language, 'id' | 'label' | 'language'> {
  code: string;
}

export interface RpcExamples {
  /** A request as JSON; where requests are streamed, one of them. */
  body: JsonValue;
  snippets: Snippet[];
}

export interface ExamplesOfOptions {
  /** Types of the reference: see {@link typesOf}. */
  types: Types;
  clients: Clients;
  /** Path of the file that declares the call. */
  file: string;
  /** Time of the build, for rules that speak of now. */
  now: Date;
}

/** Examples of a call: a request that keeps the rules of its fields, and the call with each tool and SDK that can make it. */
export function examplesOf(rpc: Rpc, { types, clients, file, now }: ExamplesOfOptions): RpcExamples {
  const request = exampleMessage(rpc.request.name, { types, now, account: clients.account });
  const body = toJson(request);
  const snippets = languages
    // What curl can do needs no other tool.
    .filter(({ id }) => id !== 'buf-curl' || rpc.streaming !== 'none')
    .flatMap(({ id, label, language, write }) => {
      const code = write({ rpc, request, body, types, clients, file });
      return code === undefined ? [] : [{ id, label, language, code }];
    });
  return { body, snippets };
}
