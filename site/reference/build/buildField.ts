import { jsonName } from '../jsonName';
import { presenceOf } from '../link/features';
import type { Field, Option } from '../model';
import { refusesEmpty } from '../rules/refusesEmpty';
import { fieldRules } from '../rules/rulesOf';
import type { FieldDeclaration } from '../source/declarations';
import type { OptionDeclaration } from '../source/options';
import { integerValue } from '../source/integerValue';
import type { Builder } from './builder';

/**
 * A field of a message, or one that is added to a message.
 *
 * @param scope Name of what the field stands in.
 * @param outer Options of what the field stands in and of the file, innermost first.
 */
export function buildField(
  field: FieldDeclaration,
  scope: string,
  outer: Option[][],
  builder: Builder,
): Field {
  const { file, optionsOf, symbolOf, typeOf, valueOf } = builder;
  // These two look like options, and are none.
  const isPseudo = ({ path }: OptionDeclaration) =>
    path.length === 1 && /^(default|json_name)$/.test(path[0]!.name);
  const pseudo = (name: string) => {
    const value = field.options.find((option) => isPseudo(option) && option.path[0]!.name === name)?.value;
    return value && 'text' in value ? value.text : undefined;
  };
  const options = optionsOf(
    field.options.filter((option) => !isPseudo(option)),
    'FieldOptions',
    scope,
  );
  const type = typeOf(field.type, scope, ['message', 'enum']);
  const built: Omit<Field, 'needed'> = {
    ...symbolOf(field, scope, options),
    number: integerValue(field.number.text),
    jsonName: pseudo('json_name') ?? jsonName(field.name.text),
    label: field.key ? 'map' : (field.label ?? 'singular'),
    presence: presenceOf(field, file, type.kind === 'message', [options, ...outer]),
    type,
    key: field.key && { kind: 'scalar', name: field.key.text },
    oneof: field.oneof,
    extendee: field.extendee && typeOf(field.extendee, scope, ['message']),
    group: field.group,
    defaultValue: pseudo('default'),
    rules: fieldRules(options, (number) => valueOf(type, number)),
  };
  return { ...built, needed: refusesEmpty(built) };
}
