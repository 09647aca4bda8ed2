import type { Rpc } from '../model';
import type { Clients } from '../../settings/clientSettings';
import type { JsonValue } from './example';
import { exampleMessage } from './exampleMessage';
import { go } from './go/go';
import { python } from './python';
import { bufCurl, connectGet, curl } from './shell';
import { toJson } from './toJson';
import type { Types } from './typesOf';
import { typescript } from './typescript';

/** An example of a call in one language or tool. */
export interface Snippet {
  id: 'curl' | 'connect-get' | 'buf-curl' | 'typescript' | 'go' | 'python';
  /** Name for a tab. */
  label: string;
  /** Language for highlighting. */
  language: 'bash' | 'typescript' | 'go' | 'python';
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
  const isUnary = rpc.streaming === 'none';
  const isGet = isUnary && rpc.idempotency === 'no-side-effects';
  const snippets = [
    snippet('curl', 'curl', 'bash', isUnary && curl(rpc, body, clients)),
    snippet('buf-curl', 'buf curl', 'bash', !isUnary && bufCurl(rpc, body, clients)),
    snippet('connect-get', 'curl (GET)', 'bash', isGet && connectGet(rpc, body, clients)),
    snippet('typescript', 'TypeScript', 'typescript', typescript(rpc, request, { types, clients, file })),
    snippet('go', 'Go', 'go', go(rpc, request, file, types, clients)),
    snippet('python', 'Python', 'python', python(rpc, request, { clients, file })),
  ].filter((each) => each !== undefined);
  return { body, snippets };
}

function snippet(
  id: Snippet['id'],
  label: string,
  language: Snippet['language'],
  code: string | false | undefined,
): Snippet | undefined {
  return code === undefined || code === false ? undefined : { id, label, language, code };
}
