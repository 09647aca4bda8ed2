import type { Clients } from '../../settings/clientSettings';
import type { Example, JsonValue, RpcOfExample, TypesOfExample } from './example';
import { go } from './go/go';
import { python } from './python/python';
import { bufCurl, connectGet, curl } from './shell';
import { typescript } from './typescript/typescript';

/** A call with a request, as each language writes it. */
export interface CallOfExample {
  rpc: RpcOfExample;
  request: Example;
  /** The request as JSON; where requests are streamed, one of them. */
  body: JsonValue;
  types: TypesOfExample;
  clients: Clients;
  /** Path of the file that declares the call. */
  file: string;
}

/** A language or tool that examples are written in. */
export interface Language {
  id: 'curl' | 'connect-get' | 'buf-curl' | 'typescript' | 'go' | 'python';
  /** Name for a tab. */
  label: string;
  /** Language for highlighting. */
  language: 'bash' | 'typescript' | 'go' | 'python';
  /** The code of a call; undefined where the language cannot make it, or nobody has said how. */
  write: (call: CallOfExample) => string | undefined;
}

const isUnary = ({ rpc }: CallOfExample) => rpc.streaming === 'none';
const isGet = (call: CallOfExample) => isUnary(call) && call.rpc.idempotency === 'no-side-effects';

/** In the order of their tabs. Another language is a row here, and a file that writes it. */
export const languages: readonly Language[] = [
  {
    id: 'curl',
    label: 'curl',
    language: 'bash',
    write: (call) => (isUnary(call) ? curl(call.rpc, call.body, call.clients) : undefined),
  },
  {
    id: 'buf-curl',
    label: 'buf curl',
    language: 'bash',
    write: ({ rpc, body, clients }) => bufCurl(rpc, body, clients),
  },
  {
    id: 'connect-get',
    label: 'curl (GET)',
    language: 'bash',
    write: (call) => (isGet(call) ? connectGet(call.rpc, call.body, call.clients) : undefined),
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    language: 'typescript',
    write: ({ rpc, request, ...call }) => typescript(rpc, request, call),
  },
  {
    id: 'go',
    label: 'Go',
    language: 'go',
    write: ({ rpc, request, file, types, clients }) => go(rpc, request, file, types, clients),
  },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    write: ({ rpc, request, ...call }) => python(rpc, request, call),
  },
];
