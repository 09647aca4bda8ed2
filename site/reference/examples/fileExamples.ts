import type { ProtoFile } from '../model';
import { eachMessage } from '../usedBy';
import type { Clients } from '../../settings/clientSettings';
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
