import type { TypesOfExample } from '../examples/example';
import type { RequestSchema } from './requestSchema';

/** The types of a schema, as languages ask for them. */
export function typesInSchema({ messages, enums }: RequestSchema): TypesOfExample {
  const nested = (names: string[] = []) => names.map((name) => ({ name }));
  return {
    messages: new Map(
      Object.entries(messages).map(([type, message]) => [
        type,
        { messages: nested(message.nested), enums: [] },
      ]),
    ),
    enums: new Map(Object.entries(enums)),
    files: new Map(
      Object.entries({ ...messages, ...enums }).flatMap(([type, { file }]) =>
        file === undefined ? [] : [[type, file]],
      ),
    ),
  };
}
