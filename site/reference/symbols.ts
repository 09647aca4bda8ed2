import type { Enum, EnumValue, Field, Message, Method, Oneof, ProtoFile, Service } from './model';

/** A symbol with its kind. */
export type AnySymbol =
  | { kind: 'service'; symbol: Service }
  | { kind: 'method'; symbol: Method }
  | { kind: 'message'; symbol: Message }
  | { kind: 'field'; symbol: Field }
  | { kind: 'oneof'; symbol: Oneof }
  | { kind: 'enum'; symbol: Enum }
  | { kind: 'value'; symbol: EnumValue };

/** Every symbol of a file with an anchor: services and their methods, messages, fields, oneofs, enums, and values. */
export function symbolsOf(file: ProtoFile): AnySymbol[] {
  const ofEnum = (item: Enum): AnySymbol[] => [...tag('enum', [item]), ...tag('value', item.values)];
  const ofMessage = (message: Message): AnySymbol[] => [
    ...tag('message', [message]),
    ...tag('field', message.fields),
    ...tag('oneof', message.oneofs),
    ...message.enums.flatMap(ofEnum),
    ...message.messages.flatMap(ofMessage),
  ];
  return [
    ...file.services.flatMap((each) => [...tag('service', [each]), ...tag('method', each.methods)]),
    ...file.messages.flatMap(ofMessage),
    ...file.enums.flatMap(ofEnum),
  ];
}

const tag = <Kind extends AnySymbol['kind'], Symbol>(kind: Kind, symbols: Symbol[]) =>
  symbols.map((symbol) => ({ kind, symbol }));

/** Every message of a file, nested ones after the enclosing one. */
export const messagesOf = (file: ProtoFile): Message[] =>
  symbolsOf(file).flatMap(({ kind, symbol }) => (kind === 'message' ? [symbol] : []));
