import { textWithoutDeprecation } from '../deprecation';
import { stripLinks } from '../stripLinks';
import type { Enum, Field, Message, ProtoSymbol, Reference, Rule, TypeReference } from '../model';
import { getOwn } from '../getOwn';
import { checkedRuleOptions, ruleOptionsOf } from '../rules/rulesOf';
import { ruleText } from '../rules/valueRules';
import { symbolsOf } from '../symbols';
import type {
  EnumSchema,
  FieldSchema,
  MessageSchema,
  RequestSchema,
  TypeName,
  TypeRegistry,
} from './requestSchema';
import { messageOf } from './requestValue';

/** All types of a reference. */
export function typesOf({ files, examples }: Reference): TypeRegistry {
  const types: TypeRegistry = { messages: {}, enums: {}, examples };
  for (const file of files) {
    for (const { kind, symbol } of symbolsOf(file)) {
      if (kind === 'message') types.messages[symbol.fullName] = messageSchema(symbol);
      if (kind === 'enum') types.enums[symbol.fullName] = enumSchema(symbol, file.path);
    }
  }
  return types;
}

/** A message with everything that it can contain. */
export function schemaOf(root: string, types: TypeRegistry): RequestSchema {
  const schema: RequestSchema = { root, messages: {}, enums: {} };
  const open = [root];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const message = messageOf({ kind: 'message', name }, types);
    if (!message || Object.hasOwn(schema.messages, name)) continue;
    schema.messages[name] = message;
    for (const { type: used } of message.fields) {
      if (used.kind === 'message') open.push(used.name);
      const declared = used.kind === 'enum' && getOwn(types.enums, used.name);
      if (declared) schema.enums[used.name] = declared;
    }
  }
  // A request with a well-known type, such as `google.protobuf.Empty`.
  if (!Object.hasOwn(schema.messages, root)) schema.messages[root] = { fullName: root, fields: [] };
  return schema;
}

function messageSchema(message: Message): MessageSchema {
  const serverRules = message.rules.filter(({ serverOnly }) => serverOnly);
  const oneofs = message.oneofs.map((oneof) => ({
    name: oneof.name,
    comment: commentOf(oneof),
    required: flag(oneof.required),
  }));
  return {
    fullName: message.fullName,
    comment: [commentOf(message), ...serverRules.map(ruleSentence)].join('\n\n').trim() || undefined,
    fields: message.fields.map((field) => fieldSchema(field, message)),
    oneofs: unlessEmpty(oneofs),
    ruleOptions: unlessEmpty(ruleOptionsOf(message.options, 'message')),
    nested: unlessEmpty([...message.messages, ...message.enums].map(({ name }) => name)),
  };
}

function fieldSchema(field: Field, message: Message): FieldSchema {
  return {
    name: field.name,
    jsonName: field.jsonName,
    label: field.label,
    presence: field.presence,
    type: typeNameOf(field.type),
    keyType: field.keyType && typeNameOf(field.keyType),
    oneof: field.oneof,
    needed: flag(field.needed),
    deprecated: flag(field.deprecated),
    comment: commentOf(field),
    rulesText: field.rules.map((rule) => ruleInWords(rule, field)).join(', ') || undefined,
    ruleOptions: unlessEmpty(checkedRuleOptions(field, message)),
  };
}

function ruleInWords(rule: Rule, { type }: Field): string {
  // Wrappers such as `StringValue` have the rules of the wrapped value, and are typed as JSON.
  const isWrapped = /^google\.protobuf\.\w+Value$/.test(type.name);
  return `${ruleText(rule)}${isWrapped || rule.serverOnly ? ' (checked by the server)' : ''}`;
}

const ruleSentence = (rule: Rule) =>
  `${ruleText(rule).replace(/^./, (first) => first.toUpperCase())} (checked by the server).`;

const enumSchema = ({ name, values }: Enum, protoPath: string): EnumSchema => ({
  name,
  protoPath,
  values: values.map((value) => ({
    name: value.name,
    number: value.number,
    comment: commentOf(value),
    deprecated: flag(value.deprecated),
  })),
});

const typeNameOf = ({ kind, name }: TypeReference): TypeName => ({ kind, name });
const flag = (value: boolean) => value || undefined;
const unlessEmpty = <Value extends object>(value: Value) =>
  Object.keys(value).length === 0 ? undefined : value;
const commentOf = (symbol: ProtoSymbol) => stripLinks(textWithoutDeprecation(symbol)) || undefined;
