import type {
  Enum,
  EnumValue,
  Field,
  Message,
  Oneof,
  ProtoFile,
  Rpc,
  Service,
  TypeReference,
  Use,
} from './model';

/** Any symbol; its kind shows in its properties. */
export type AnySymbol = Service | Rpc | Message | Field | Oneof | Enum | EnumValue;

/** Fills in where messages and enums are used: by methods first, then by fields, in file order. */
export function linkUses(files: ProtoFile[]): void {
  const symbols = files.flatMap((file) => symbolsOf(file).map((symbol) => ({ symbol, file })));
  const types = new Map<string, Message | Enum>();
  for (const { symbol } of symbols) if ('usedBy' in symbol) types.set(symbol.fullName, symbol);

  const add = (kind: Use['kind'], type: TypeReference, file: ProtoFile, { fullName, anchor }: AnySymbol) => {
    if (type.kind === 'scalar') return;
    const label = file.package === '' ? fullName : fullName.slice(file.package.length + 1);
    types.get(type.name)?.usedBy.push({ kind, label, file: file.path, anchor });
  };
  for (const { symbol, file } of symbols) {
    if (!('request' in symbol)) continue;
    add('request', symbol.request, file, symbol);
    add('response', symbol.response, file, symbol);
  }
  for (const { symbol, file } of symbols) {
    if (!('presence' in symbol)) continue;
    add('field', symbol.type, file, symbol);
    if (symbol.extendee) add('extension', symbol.extendee, file, symbol);
  }
}

/** Every symbol of a file that has an anchor: services and their calls, messages, fields, oneofs, enums and values. */
export function symbolsOf(file: ProtoFile): AnySymbol[] {
  const ofEnum = (item: Enum): AnySymbol[] => [item, ...item.values];
  const ofMessage = (message: Message): AnySymbol[] => [
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

/** Every message of a file, nested ones after the enclosing one. */
export const messagesOf = (file: ProtoFile): Message[] =>
  symbolsOf(file).filter((symbol) => 'oneofs' in symbol);
