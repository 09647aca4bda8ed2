import type { Enum, Message, ProtoFile } from '../../reference/model';

/** What of a file is shown where. */
export interface Sections {
  /** Messages that only one method uses, as its request or response: they are shown with it. By full name. */
  inline: Map<string, Message>;
  /** All other messages, nested ones after what they are nested in. */
  messages: Message[];
  /** All enums, nested ones too. */
  enums: Enum[];
}

/** Sorts the messages and enums of a file into the sections of its page. */
export function sectionsOf(file: ProtoFile): Sections {
  const sections: Sections = { inline: new Map(), messages: [], enums: [...file.enums] };
  const ownMethods = new Set(file.services.flatMap(({ rpcs }) => rpcs.map(({ anchor }) => anchor)));
  const visit = (message: Message) => {
    const [use, ...more] = message.usedBy;
    const alone =
      use !== undefined &&
      more.length === 0 &&
      (use.kind === 'request' || use.kind === 'response') &&
      use.file === file.path &&
      ownMethods.has(use.anchor);
    if (alone) sections.inline.set(message.fullName, message);
    else sections.messages.push(message);
    sections.enums.push(...message.enums);
    message.messages.forEach(visit);
  };
  file.messages.forEach(visit);
  return sections;
}
