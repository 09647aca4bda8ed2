import type { ReferenceData } from '../../pages/pageData';
import type { Message, Method, ProtoFile, Service, TypeReference } from '../../reference/model';
import { messagesOf } from '../../reference/symbols';

export type Sections = ReturnType<typeof pageSections>;

/** The data of a page, and the messages that are shown inline. */
export type RowData = ReferenceData & Pick<Sections, 'inline'>;

/** Sorts the messages and enums of a file into the sections of its page. */
export function pageSections(file: ProtoFile) {
  const all = messagesOf(file);
  const byName = new Map(all.map((message) => [message.fullName, message]));
  const inline = new Map<string, Message>();
  const addInline = ({ name }: TypeReference, depth: number) => {
    const message = byName.get(name);
    // With deeper nesting, columns would be too narrow.
    if (message?.usedBy.length !== 1 || depth > 5) return;
    inline.set(name, message);
    for (const { type } of message.fields) addInline(type, depth + 1);
  };
  for (const { request, response } of file.services.flatMap(({ methods }) => methods)) {
    for (const type of [request, response]) addInline(type, 1);
  }
  return {
    /** By full name: messages shown in the only place that uses them, a method or a field in one of these messages. */
    inline,
    /** All other messages, nested ones after their parents. */
    messages: all.filter(({ fullName }) => !inline.has(fullName)),
    /** All enums, nested ones too. */
    enums: [...file.enums, ...all.flatMap(({ enums }) => enums)],
  };
}

/** The methods of a service by group, in the order of each group's first method. */
export function methodGroups({ methods }: Service, data: ReferenceData) {
  const groupOf = ({ anchor }: Method) => data.methods[anchor]?.group ?? '';
  const names = [...new Set(methods.map(groupOf))];
  return names.map((name) => ({ name, methods: methods.filter((method) => groupOf(method) === name) }));
}
