import type { Rpc, ProtoFile } from '../model';
import type { Clients } from '../../settings/clientSettings';
import type { JsonValue } from './example';
import { exampleMessage } from './exampleMessage';
import { languages, type Language } from './languages';
import { toJson } from './toJson';
import type { Types } from './typesOf';
import { eachMessage } from '../symbols';

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
  /** Reference time for rules such as `gt_now`. */
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

/** Everything on the page of a file that shows by example. */
export interface FileExamples {
  /** Calls with each tool and SDK by the anchor of their method. */
  calls: Record<string, Snippet[]>;
  /** Messages that have fields as JSON, by their anchor. */
  messages: Record<string, string>;
}

interface FileExamplesOptions {
  types: Types;
  clients: Clients;
  /** Reference time for rules such as `gt_now`. */
  now: Date;
}

/** Makes the examples of a file. All of them name the same account. */
export function fileExamples(file: ProtoFile, { types, clients, now }: FileExamplesOptions): FileExamples {
  const examples: FileExamples = { calls: {}, messages: {} };
  for (const { rpcs } of file.services) {
    for (const rpc of rpcs) {
      examples.calls[rpc.anchor] = examplesOf(rpc, { types, clients, now, file: file.path }).snippets;
    }
  }
  const options = { types, now, account: clients.account };
  eachMessage(file, ({ fullName, anchor, fields }) => {
    if (fields.length === 0) return;
    examples.messages[anchor] = JSON.stringify(toJson(exampleMessage(fullName, options)), null, 2);
  });
  return examples;
}
