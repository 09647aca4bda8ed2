import { textBesideDeprecation } from '../deprecation';
import type { Enum, Field, Message, ProtoSymbol, Reference, TypeReference } from '../model';
import type { Types } from '../examples/typesOf';
import { constraintOf, ruleText } from '../rules/rulesOf';
import { eachMessage } from '../symbols';
import type { EnumSchema, FieldSchema, MessageSchema, RequestSchema, Rules, TypeName } from './requestSchema';

/** What schemas are made from: gathered once for all calls of a reference. */
export interface SchemaSource {
  types: Types;
  /** Fields that files add to messages, by the full name of the message. */
  extensions: Map<string, Extension[]>;
}

interface Extension {
  field: Field;
  /** Path of the file that adds it. */
  file: string;
}

/** Gathers what the schemas of a reference are made from. */
export function schemaSource(reference: Reference, types: Types): SchemaSource {
  const extensions = new Map<string, Extension[]>();
  for (const file of reference.files) {
    const add = (field: Field) => {
      const message = field.extendee!.name;
      extensions.set(message, [...(extensions.get(message) ?? []), { field, file: file.path }]);
    };
    file.extensions.forEach(add);
    eachMessage(file, (message) => message.extensions.forEach(add));
  }
  return { types, extensions };
}

/** The types of a request: its message, and all that can stand in it. */
export function schemaOf(type: string, { types, extensions }: SchemaSource): RequestSchema {
  const schema: RequestSchema = { type, messages: {}, enums: {} };
  const open = [type];
  const meet = ({ kind, name }: TypeReference) => {
    if (kind === 'message') open.push(name);
    const declaration = kind === 'enum' && types.enums.get(name);
    if (declaration) schema.enums[name] ??= enumOf(declaration, types.files.get(name)!);
  };
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const message = types.messages.get(name);
    if (!message || Object.hasOwn(schema.messages, name)) continue;
    const added = extensions.get(name) ?? [];
    schema.messages[name] = messageOf(message, added);
    for (const field of [...message.fields, ...added.map(({ field }) => field)]) meet(field.type);
  }
  return schema;
}

function messageOf(message: Message, added: Extension[]): MessageSchema {
  const [extendee] = added.map(({ field }) => field.extendee!);
  const rules = constraintOf(message.options, 'message');
  return {
    type: message.fullName,
    comment: commentOf(message),
    fields: [
      ...message.fields.map((field) => fieldOf(field)),
      ...added.map(({ field, file }) => fieldOf(field, file)),
    ],
    oneofs: listOf(
      message.oneofs.map((oneof) => ({
        name: oneof.name,
        comment: commentOf(oneof),
        required: flag(constraintOf(oneof.options, 'oneof').required === true),
      })),
    ),
    rules: rulesOf(rules),
    nested: listOf([...message.messages, ...message.enums].map(({ name }) => name)),
    file: extendee?.kind === 'message' ? extendee.file : undefined,
  };
}

function fieldOf(field: Field, added?: string): FieldSchema {
  const bracketed = `[${field.fullName}]`;
  return {
    name: added === undefined ? field.name : bracketed,
    jsonName: added === undefined ? field.jsonName : bracketed,
    label: field.label,
    presence: field.presence,
    type: nameOf(field.type),
    key: field.key && nameOf(field.key),
    oneof: field.oneof,
    added,
    needed: flag(field.needed),
    deprecated: flag(field.deprecated),
    comment: commentOf(field),
    words: field.rules.length === 0 ? undefined : field.rules.map(ruleText).join(', '),
    rules: rulesOf(constraintOf(field.options, 'field')),
  };
}

const enumOf = ({ name, values }: Enum, file: string): EnumSchema => ({
  name,
  file,
  values: values.map((value) => ({
    name: value.name,
    number: value.number,
    comment: commentOf(value),
    deprecated: flag(value.deprecated),
  })),
});

const nameOf = ({ kind, name }: TypeReference): TypeName => ({ kind, name });
const flag = (is: boolean) => is || undefined;
const listOf = <Item>(items: Item[]) => (items.length === 0 ? undefined : items);
const rulesOf = (rules: Rules) => (Object.keys(rules).length === 0 ? undefined : rules);
const commentOf = (symbol: ProtoSymbol) => textBesideDeprecation(symbol) || undefined;
