import type { Enum, Field, Message, ProtoFile, Rpc, TypeReference, Use, ProtoSymbol } from './model';

/** Fills in where messages and enums are used: by methods first, then by fields, in file order. */
export function linkUses(files: ProtoFile[]): void {
  const targets = new Map<string, Message | Enum>();
  for (const file of files) {
    eachMessage(file, (message) => {
      targets.set(message.fullName, message);
      for (const nested of message.enums) targets.set(nested.fullName, nested);
    });
    for (const declaration of file.enums) targets.set(declaration.fullName, declaration);
  }
  const add = (
    type: TypeReference | undefined,
    kind: Use['kind'],
    file: ProtoFile,
    { fullName, anchor }: Field | Rpc,
  ) => {
    if (type === undefined || type.kind === 'scalar') return;
    const uses = targets.get(type.name)?.usedBy;
    if (!uses) return;
    const label = file.package === '' ? fullName : fullName.slice(file.package.length + 1);
    uses.push({ kind, label, file: file.path, anchor });
  };
  const addRpc = (rpc: Rpc, file: ProtoFile) => {
    add(rpc.request, 'request', file, rpc);
    add(rpc.response, 'response', file, rpc);
  };

  for (const file of files) {
    for (const service of file.services) for (const rpc of service.rpcs) addRpc(rpc, file);
  }
  for (const file of files) {
    const addFields = (fields: Message['fields'], kind: Use['kind']) => {
      for (const field of fields) {
        add(field.type, kind, file, field);
        add(field.extendee, 'extension', file, field);
      }
    };
    eachMessage(file, (message) => {
      addFields(message.fields, 'field');
      addFields(message.extensions, 'field');
    });
    addFields(file.extensions, 'field');
  }
}

/** Visits every message of a file, nested ones after the enclosing one. */
export function eachMessage(
  { messages }: Pick<ProtoFile, 'messages'>,
  callback: (message: Message) => void,
): void {
  for (const message of messages) {
    callback(message);
    eachMessage(message, callback);
  }
}

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
