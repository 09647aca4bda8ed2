import protobuf, { type NamespaceBase, type ReflectionObject } from 'protobufjs';

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
    addTypes(model, scope, model.edition ?? model.syntax);
  }
  root.resolveAll();
  return root;
}

function addTypes(
  { messages, enums, extensions }: Pick<Message, 'messages' | 'enums' | 'extensions'>,
  scope: NamespaceBase,
  edition: string,
): void {
  const add = (object: ReflectionObject) => scope.add(Object.assign(object, { _edition: edition }));
  for (const { name, values } of enums) {
    const numbers = Object.fromEntries(values.map((value) => [value.name, value.number]));
    add(new protobuf.Enum(name, numbers));
  }
  for (const message of messages) {
    const type = new protobuf.Type(message.name);
    type.extensions = message.extensionRanges.map(({ from, to }) => [from, to]);
    for (const field of message.fields) type.add(fieldOf(field));
    for (const { name, fields } of message.oneofs) type.add(new protobuf.OneOf(name, fields));
    addTypes(message, type, edition);
    add(type);
  }
  for (const field of extensions) add(fieldOf(field));
}

function fieldOf({ name, number, label, type, key, extendee }: Field): ReflectionObject {
  const typeName = type.kind === 'scalar' ? type.name : `.${type.name}`;
  if (key) return new protobuf.MapField(name, number, key.name, typeName);
  const rule = label === 'singular' ? undefined : label;
  return new protobuf.Field(name, number, typeName, rule, extendee && `.${extendee.name}`);
}
