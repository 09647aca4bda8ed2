import type { FieldSchema, RequestSchema, TypeRegistry } from '../request/requestSchema';
import { messageOf, type JsonValue, type MessageValue } from '../request/requestValue';
import { toJson } from '../request/toJson';
import { code, codeOfField, indent, lines, type Code } from './code';

/** A message in ProtoJSON, indented by two spaces as by `JSON.stringify`, with the lines of its fields. */
export const formatJson = (message: MessageValue, schema: RequestSchema): Code =>
  formatValue(toJson(message, schema), { type: { kind: 'message', name: schema.root } }, schema);

function formatValue(
  json: JsonValue,
  { type, keyType }: Pick<FieldSchema, 'type' | 'keyType'>,
  types: TypeRegistry,
): Code {
  if (Array.isArray(json)) {
    const items = json.map((item) => formatValue(item, { type }, types));
    return brackets('[', items, ']');
  }
  if (typeof json !== 'object' || json === null) return code`${JSON.stringify(json)}`;
  const message = keyType === undefined ? messageOf(type, types) : undefined;
  const members = Object.entries(json).map(([name, value]) => {
    const field = message?.fields.find(({ jsonName }) => jsonName === name);
    const member = code`${JSON.stringify(name)}: ${formatValue(value, field ?? { type }, types)}`;
    return field ? codeOfField(`${message!.fullName}.${field.name}`, member) : member;
  });
  return brackets('{', members, '}');
}

function brackets(open: string, items: Code[], close: string): Code {
  if (items.length === 0) return code`${open}${close}`;
  const rows = items.map(
    (item, index) => code`  ${indent(item, '  ')}${index < items.length - 1 ? ',' : ''}`,
  );
  return lines(open, ...rows, close);
}
