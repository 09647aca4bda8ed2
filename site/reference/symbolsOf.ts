import type { Enum, Message, ProtoFile, ProtoSymbol } from './model';

/** Every symbol of a file that has an anchor: services and their calls, messages, fields, oneofs, enums and values. */
export function symbolsOf(file: ProtoFile): ProtoSymbol[] {
  const ofEnum = (item: Enum): ProtoSymbol[] => [item, ...item.values];
  const ofMessage = (message: Message): ProtoSymbol[] => [
    message,
    ...message.fields,
    ...message.oneofs,
    ...message.extensions,
    ...message.enums.flatMap(ofEnum),
    ...message.messages.flatMap(ofMessage),
  ];
  return [
    ...file.services.flatMap((service) => [service, ...service.rpcs]),
    ...file.messages.flatMap(ofMessage),
    ...file.enums.flatMap(ofEnum),
    ...file.extensions,
  ];
}
