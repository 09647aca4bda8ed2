import type { Clients } from '../../settings/clientSettings';
import { type Language, languages } from '../examples/languages';
import { toJson } from '../examples/toJson';
import type { RequestFile } from './requestFile';
import type { MessageValue } from './requestValue';
import { toExample } from './toExample';
import type { TypesOfExample } from '../examples/example';
import type { RequestSchema } from './requestSchema';

/** A call with a request, in a language. */
export interface RequestSample extends Pick<Language, 'id' | 'label' | 'language'> {
  code: string;
}

/** Languages that can make a call, with what writes the code of a request in each: the same that writes the examples of pages. */
export function sampleWriters(
  { method: rpc, schema, file }: RequestFile,
  clients: Clients,
): (value: MessageValue, only?: string) => RequestSample[] {
  const types = typesInSchema(schema);
  return (value, only) => {
    const request = toExample(value, schema);
    const call = { rpc, request, body: toJson(request), types, clients, file };
    return languages.flatMap(({ id, label, language, write }) => {
      if (only !== undefined && id !== only) return [];
      const code = write(call);
      return code === undefined ? [] : [{ id, label, language, code }];
    });
  };
}

/** The types of a schema, as languages ask for them. */
function typesInSchema({ messages, enums }: RequestSchema): TypesOfExample {
  const nested = (names: string[] = []) => names.map((name) => ({ name }));
  return {
    messages: new Map(
      Object.entries(messages).map(([type, message]) => [
        type,
        { messages: nested(message.nested), enums: [] },
      ]),
    ),
    enums: new Map(Object.entries(enums)),
    files: new Map(Object.entries(enums).map(([type, { file }]) => [type, file])),
  };
}
