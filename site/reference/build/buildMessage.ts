import { suffixIn } from '../anchors';
import { presenceFeature, type PresenceFeature } from '../link/features';
import { inScope } from '../link/symbols';
import type { Message, Oneof } from '../model';
import { groupedFields, messageRules, oneofRules } from '../rules/rulesOf';
import type { MessageDeclaration } from '../source/declarations';
import type { Builder } from './builder';
import { buildEnum, reservedOf } from './buildEnum';
import { buildField, type FieldPlace } from './buildField';

/**
 * A message with all that it holds.
 *
 * @param scope Name of what the message stands in.
 * @param outer What is said around it about the presence of fields.
 */
export function buildMessage(
  message: MessageDeclaration,
  scope: string,
  outer: PresenceFeature,
  builder: Builder,
): Message {
  const { optionsOf, symbolOf } = builder;
  const inner = inScope(scope, message.name.text);
  const options = optionsOf(message.options, 'MessageOptions', inner);
  const symbol = symbolOf(message, scope, options);
  const place: FieldPlace = {
    scope: inner,
    feature: presenceFeature(options, outer),
    suffixOf: suffixIn(message),
  };
  const oneofs = message.oneofs.map((oneof): Oneof => {
    const set = optionsOf(oneof.options, 'OneofOptions', inner);
    return {
      ...symbolOf(oneof, inner, set, place.suffixOf(oneof, 'oneof')),
      fields: [],
      rules: oneofRules(set),
    };
  });
  const fields = message.fields.map((declaration) => {
    const oneof = declaration.oneof && oneofs.find(({ name }) => name === declaration.oneof);
    if (!oneof) return buildField(declaration, place, builder);
    oneof.fields.push(declaration.name.text);
    const feature = presenceFeature(oneof.options, place.feature);
    return buildField(declaration, feature === place.feature ? place : { ...place, feature }, builder);
  });
  // Of fields that a rule of the message groups, the empty ones are not checked.
  const grouped = groupedFields(options);
  for (const name of grouped) for (const field of fields) if (field.name === name) field.needed = false;
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
    oneofs,
    messages: message.messages.map((nested) => buildMessage(nested, inner, place.feature, builder)),
    enums: message.enums.map((nested) => buildEnum(nested, inner, builder)),
    extensions: message.extensions.map((extension) => buildField(extension, place, builder)),
    reserved: reservedOf(message.reserved),
    extensionRanges: message.extensionRanges.map(({ from, to }) => ({ from, to })),
    rules: messageRules(options),
    usedBy: [],
  };
}
