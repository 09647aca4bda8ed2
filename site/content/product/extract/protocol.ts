import type { Enum, Message, ProtoSymbol, Reference } from '../../../reference/model';
import type { Facts } from '../facts';

/** Reads what the definitions of the API declare: fields by message, values by enum, and calls by service. */
export function protocolOf({ files }: Reference, folder: string): Facts {
  const facts: Facts = {};
  for (const { path, package: name, services, messages, enums } of files) {
    const file = `${folder}/${path}`;
    const labelOf = ({ fullName }: ProtoSymbol) => fullName.slice(name.length + 1);
    const addEnum = (item: Enum) => {
      facts[labelOf(item)] = Object.fromEntries(item.values.map((value) => [value.name, { file }]));
    };
    const addMessage = (message: Message) => {
      message.messages.forEach(addMessage);
      message.enums.forEach(addEnum);
      const oneofs = message.oneofs.map(({ name }) => [name, { type: 'oneof', file }] as const);
      const fields = message.fields.map((field) => {
        const type = field.type.kind === 'scalar' ? field.type.name : field.type.label;
        const json = field.jsonName === field.name ? undefined : field.jsonName;
        return [
          field.name,
          { type: field.label === 'singular' ? type : `${field.label} ${type}`, also: { json }, file },
        ] as const;
      });
      facts[labelOf(message)] = Object.fromEntries([...oneofs, ...fields]);
    };
    messages.forEach(addMessage);
    enums.forEach(addEnum);
    for (const service of services) {
      facts[labelOf(service)] = Object.fromEntries(service.rpcs.map((rpc) => [rpc.name, { file }]));
    }
  }
  return facts;
}
