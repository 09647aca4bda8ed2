import type { Enum, Message, Reference } from '../model';
import { eachMessage } from '../usedBy';

/** Messages and enums of a reference by full name, each with what it is nested in. */
export interface Types {
  messages: Map<string, Message>;
  enums: Map<string, Enum>;
}

/** Gathers the types of a reference, for looking them up. */
export function typesOf({ files }: Reference): Types {
  const types: Types = { messages: new Map(), enums: new Map() };
  for (const file of files) {
    for (const declaration of file.enums) types.enums.set(declaration.fullName, declaration);
    eachMessage(file, (message) => {
      types.messages.set(message.fullName, message);
      for (const nested of message.enums) types.enums.set(nested.fullName, nested);
    });
  }
  return types;
}
