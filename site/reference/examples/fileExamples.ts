import type { Clients } from '../../settings/schema';
import type { Method, ProtoFile } from '../model';
import type { Code } from './code';
import { schemaOf } from '../request/schemaOf';
import { messagesOf } from '../symbols';
import { exampleMessage, type ExampleOptions } from './exampleMessage';
import { formatJson } from './formatJson';
import { snippetsOf, type Snippet } from './languages';

export interface SnippetOptions extends ExampleOptions {
  clients: Clients;
  /** Path of the file that declares the method. */
  protoPath: string;
}

/** Examples of a call: a request that satisfies its rules, in each tool and SDK that can make the call. */
export function methodSnippets(method: Method, options: SnippetOptions): Snippet[] {
  const { types, clients, protoPath } = options;
  const schema = schemaOf(method.request.name, types);
  const request = exampleMessage(schema.root, options);
  // Pages have `buf curl` only for streams, which curl can't make. The form has it for every call.
  return snippetsOf({ method, schema, request, clients, protoPath }).filter(
    ({ id }) => id !== 'buf-curl' || method.streaming !== 'none',
  );
}

/** The example of a message, given by its full name, as JSON. */
export const exampleJson = (type: string, options: ExampleOptions): Code =>
  formatJson(exampleMessage(type, options), schemaOf(type, options.types));

/** All examples on the page of a file. They use the same account. */
export function fileExamples(file: ProtoFile, options: Omit<SnippetOptions, 'protoPath'>) {
  const methods = file.services.flatMap((service) => service.methods);
  const snippets = methods.map(
    (method) => [method.anchor, methodSnippets(method, { ...options, protoPath: file.path })] as const,
  );
  const messages = messagesOf(file).filter(({ fields }) => fields.length > 0);
  const json = messages.map(({ anchor, fullName }) => [anchor, exampleJson(fullName, options)] as const);
  return {
    /** Snippets for each tool and SDK, by the anchor of their method. */
    snippets: Object.fromEntries(snippets),
    /** Messages that have fields, as JSON, by their anchor. */
    messages: Object.fromEntries(json),
  };
}
