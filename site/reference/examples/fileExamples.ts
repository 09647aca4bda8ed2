import type { ProtoFile } from '../model';
import { eachMessage } from '../usedBy';
import type { Clients } from './clients';
import { exampleMessage } from './exampleMessage';
import { examplesOf, type Snippet } from './examplesOf';
import { toJson } from './toJson';
import type { Types } from './typesOf';

/** Everything on the page of a file that shows by example. */
export interface FileExamples {
  /** Calls with each tool and SDK by the anchor of their method. */
  calls: Record<string, Snippet[]>;
  /** Messages that have fields as JSON, by their anchor. */
  messages: Record<string, string>;
}

export interface FileExamplesOptions {
  types: Types;
  clients: Clients;
  /** Time that the examples speak of as now. */
  now: Date;
}

/** Makes the examples of a file. All of them name the same account. */
export function fileExamples(file: ProtoFile, options: FileExamplesOptions): FileExamples {
  const { types, clients, now } = options;
  const examples: FileExamples = { calls: {}, messages: {} };
  for (const rpc of file.services.flatMap(({ rpcs }) => rpcs)) {
    const { snippets } = examplesOf(rpc, { ...options, file: file.path });
    examples.calls[rpc.anchor] = snippets.map((snippet) => ({
      ...snippet,
      code: nameAccount(snippet.code, clients),
    }));
  }
  eachMessage(file, ({ fullName, anchor, fields }) => {
    if (fields.length === 0) return;
    const json = toJson(exampleMessage(fullName, { types, now }));
    examples.messages[anchor] = nameAccount(JSON.stringify(json, null, 2), clients);
  });
  return examples;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const named = new RegExp(`(account_?id(?:"|%22)?\\s*(?:[:=]|%3A)\\s*(?:"|'|%22))${uuid}`, 'gi');

/** Puts the account of the examples wherever one names an account, in every language. */
function nameAccount(code: string, { account }: Clients): string {
  return account === undefined ? code : code.replace(named, `$1${account}`);
}
