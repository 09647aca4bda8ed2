import type { Enum, EnumValue, Field, Message, Method, Oneof, ProtoFile, Service } from './model';

/** Any symbol; its properties show its kind. */
export type AnySymbol = Service | Method | Message | Field | Oneof | Enum | EnumValue;

/** Every symbol of a file with an anchor: services and their methods, messages, fields, oneofs, enums, and values. */
export function symbolsOf(file: ProtoFile): AnySymbol[] {
  const ofEnum = (item: Enum): AnySymbol[] => [item, ...item.values];
  const ofMessage = (message: Message): AnySymbol[] => [
    message,
    ...message.fields,
    ...message.oneofs,
    ...message.enums.flatMap(ofEnum),
    ...message.messages.flatMap(ofMessage),
  ];
  return [
    ...file.services.flatMap((service) => [service, ...service.methods]),
    ...file.messages.flatMap(ofMessage),
    ...file.enums.flatMap(ofEnum),
  ];
}

/** Every message of a file, nested ones after the enclosing one. */
export const messagesOf = (file: ProtoFile): Message[] =>
  symbolsOf(file).filter((symbol) => 'oneofs' in symbol);
