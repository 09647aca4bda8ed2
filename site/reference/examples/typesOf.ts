import type { Enum, Message, Reference } from '../model';
import { eachMessage } from '../symbols';

/** Messages and enums of a reference by full name, each with what it is nested in. */
export interface Types {
  messages: Map<string, Message>;
  enums: Map<string, Enum>;
  /** Path of the file that declares an enum, by full name. */
  files: Map<string, string>;
}

/** Gathers the types of a reference, for looking them up. */
export function typesOf({ files }: Reference): Types {
  const types: Types = { messages: new Map(), enums: new Map(), files: new Map() };
  for (const file of files) {
    const add = (declaration: Enum) => {
      types.enums.set(declaration.fullName, declaration);
      types.files.set(declaration.fullName, file.path);
    };
    file.enums.forEach(add);
    eachMessage(file, (message) => {
      types.messages.set(message.fullName, message);
      message.enums.forEach(add);
    });
  }
  return types;
}
