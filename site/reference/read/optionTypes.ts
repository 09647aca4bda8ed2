import protobuf, { type NamespaceBase } from 'protobufjs';

import type { Field, Message } from '../model';
import type { Tree } from './tree';

/**
 * The types of all files as objects of protobufjs, which reads the values of options by them.
 *
 * @throws When files lack what others need.
 */
export function optionTypes({ files }: Tree): protobuf.Root {
  const root = new protobuf.Root();
  for (const { model } of files.values()) {
    const scope = model.package === '' ? root : root.define(model.package);
    const before = new Set(scope.nestedArray);
    addTypes(model, scope);
    for (const object of scope.nestedArray) {
      if (!before.has(object)) Object.assign(object, { _edition: model.edition ?? model.syntax });
    }
  }
  root.resolveAll();
  return root;
}

function addTypes(
  { messages, enums, extensions }: Pick<Message, 'messages' | 'enums' | 'extensions'>,
  scope: NamespaceBase,
): void {
  for (const { name, values } of enums) {
    scope.add(new protobuf.Enum(name, Object.fromEntries(values.map((value) => [value.name, value.number]))));
  }
  for (const message of messages) {
    const type = new protobuf.Type(message.name);
    type.extensions = message.extensionRanges.map(({ from, to }) => [from, to]);
    for (const field of message.fields) type.add(fieldOf(field));
    for (const { name, fields } of message.oneofs) type.add(new protobuf.OneOf(name, fields));
    addTypes(message, type);
    scope.add(type);
  }
  for (const field of extensions) scope.add(fieldOf(field));
}

function fieldOf({ name, number, label, type, key, extendee }: Field): protobuf.Field {
  const typeName = type.kind === 'scalar' ? type.name : `.${type.name}`;
  if (key) {
    return new protobuf.MapField(
      name,
      number,
      key.name,
      typeName,
    ) as protobuf.ReflectionObject as protobuf.Field;
  }
  return new protobuf.Field(
    name,
    number,
    typeName,
    label === 'singular' ? undefined : label,
    extendee && `.${extendee.name}`,
  );
}
