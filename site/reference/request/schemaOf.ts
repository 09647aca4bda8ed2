import { textBesideDeprecation } from '../deprecation';
import type { Enum, Field, Message, ProtoSymbol, Rule, TypeReference } from '../model';
import type { Types } from '../examples/typesOf';
import { constraintOf, ruleText } from '../rules/rulesOf';
import { patternOf } from '../rules/pattern';
import { formatWords } from '../rules/typeRules';
import { formats } from './check/textRules';
import type { EnumSchema, FieldSchema, MessageSchema, RequestSchema, Rules, TypeName } from './requestSchema';

/** The types of a request: its message and all it can contain. */
export function schemaOf(type: string, types: Types): RequestSchema {
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
    schema.messages[name] = messageOf(message);
    for (const field of message.fields) meet(field.type);
  }
  return schema;
}

function messageOf(message: Message): MessageSchema {
  return {
    type: message.fullName,
    comment:
      [commentOf(message), ...message.rules.filter(isServerOnly).map(sentenceOf)].join('\n\n').trim() ||
      undefined,
    fields: message.fields.map(fieldOf),
    oneofs: listOf(
      message.oneofs.map((oneof) => ({
        name: oneof.name,
        comment: commentOf(oneof),
        required: flag(constraintOf(oneof.options, 'oneof').required === true),
      })),
    ),
    rules: rulesOf(constraintOf(message.options, 'message')),
    nested: listOf([...message.messages, ...message.enums].map(({ name }) => name)),
  };
}

function fieldOf(field: Field): FieldSchema {
  return {
    name: field.name,
    jsonName: field.jsonName,
    label: field.label,
    presence: field.presence,
    type: nameOf(field.type),
    key: field.key && nameOf(field.key),
    oneof: field.oneof,
    needed: flag(field.needed),
    deprecated: flag(field.deprecated),
    comment: commentOf(field),
    words: field.rules.length === 0 ? undefined : field.rules.map(wordsOf).join(', '),
    rules: rulesOf(constraintOf(field.options, 'field')),
  };
}

/** Whether `checkRequest` leaves a rule to the server: rules in CEL, rare formats, and patterns that only RE2 has. */
function isServerOnly({ text, code, expression }: Rule): boolean {
  const words = text.split(': ').at(-1)!;
  const isPattern = words === 'matches' && code !== undefined;
  return expression !== undefined || serverFormats.has(words) || (isPattern && !patternOf(code));
}
const serverFormats = new Set(
  Object.entries(formatWords).flatMap(([name, words]) => (Object.hasOwn(formats, name) ? [] : [words])),
);

const wordsOf = (rule: Rule) => `${ruleText(rule)}${isServerOnly(rule) ? ' (checked by the server)' : ''}`;
const sentenceOf = (rule: Rule) =>
  `${ruleText(rule).replace(/^./, (first) => first.toUpperCase())} (checked by the server).`;

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
