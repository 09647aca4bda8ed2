import { inScope } from '../link/symbols';
import type { Message, Option } from '../model';
import { groupedFields, messageRules, oneofRules } from '../rules/rulesOf';
import type { MessageDeclaration } from '../source/declarations';
import type { Builder } from './builder';
import { buildEnum } from './buildEnum';
import { buildField } from './buildField';
import { reservedOf } from './reservedOf';

/**
 * A message with all that it holds.
 *
 * @param scope Name of what the message stands in.
 * @param outer Options of what the message stands in and of the file, innermost first.
 */
export function buildMessage(
  message: MessageDeclaration,
  scope: string,
  outer: Option[][],
  builder: Builder,
): Message {
  const { optionsOf, symbolOf } = builder;
  const inner = inScope(scope, message.name.text);
  const options = optionsOf(message.options, 'MessageOptions', inner);
  const around = [options, ...outer];
  const oneofs = message.oneofs.map((oneof) => {
    const set = optionsOf(oneof.options, 'OneofOptions', inner);
    return { name: oneof.name.text, symbol: symbolOf(oneof, inner, set), around: [set, ...around] };
  });
  const grouped = groupedFields(options);
  const fields = message.fields.map((field) => {
    const oneof = field.oneof === undefined ? undefined : oneofs.find(({ name }) => name === field.oneof);
    const built = buildField(field, inner, oneof?.around ?? around, builder);
    // Of fields that a rule of the message groups, the empty ones are not checked.
    return grouped.has(built.name) ? { ...built, needed: false } : built;
  });
  const symbol = symbolOf(message, scope, options);
  // Named one by one, as in a field: spreading takes longer than all else here.
  return {
    name: symbol.name,
    fullName: symbol.fullName,
    anchor: symbol.anchor,
    line: symbol.line,
    comments: symbol.comments,
    deprecated: symbol.deprecated,
    options,
    fields,
    oneofs: oneofs.map((oneof) => ({
      ...oneof.symbol,
      fields: fields.filter((field) => field.oneof === oneof.name).map(({ name }) => name),
      rules: oneofRules(oneof.symbol.options),
    })),
    messages: message.messages.map((nested) => buildMessage(nested, inner, around, builder)),
    enums: message.enums.map((nested) => buildEnum(nested, inner, builder)),
    extensions: message.extensions.map((extension) => buildField(extension, inner, around, builder)),
    reserved: reservedOf(message.reserved),
    extensionRanges: message.extensionRanges.map(({ from, to }) => ({ from, to })),
    rules: messageRules(options),
    usedBy: [],
  };
}
