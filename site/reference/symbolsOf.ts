import type { Enum, Message, ProtoFile, ProtoSymbol } from './model';

/** Every symbol of a file that has an anchor: services and their calls, messages, fields, oneofs, enums and values. */
export function symbolsOf(file: ProtoFile): ProtoSymbol[] {
  const symbols: ProtoSymbol[] = [];
  const addEnum = (item: Enum) => symbols.push(item, ...item.values);
  const addMessage = (message: Message) => {
    symbols.push(message, ...message.fields, ...message.oneofs, ...message.extensions);
    message.enums.forEach(addEnum);
    message.messages.forEach(addMessage);
  };
  for (const service of file.services) symbols.push(service, ...service.rpcs);
  file.messages.forEach(addMessage);
  file.enums.forEach(addEnum);
  symbols.push(...file.extensions);
  return symbols;
}
