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
  const { file, optionsOf, symbolOf, typeOf, valueOf, checkValues } = builder;
  const set = field.options.some(isPseudo)
    ? field.options.filter((option) => !isPseudo(option))
    : field.options;
  const options = optionsOf(set, 'FieldOptions', scope);
  const type = typeOf(field.type, scope, typesOfFields);
  const label = field.key ? 'map' : (field.label ?? 'singular');
  const presence = presenceOf(field, file, type.kind === 'message', options, outer);
  if (field.options.length > 0) checkValues(field, { type, presence }, scope);
  const symbol = symbolOf(field, scope, options);
  // Named one by one: spreading a symbol into each of thousands of fields takes most of the time.
  return {
    name: symbol.name,
    fullName: symbol.fullName,
    anchor: symbol.anchor,
    line: symbol.line,
    comments: symbol.comments,
    deprecated: symbol.deprecated,
    options,
    number: integerValue(field.number.text),
    jsonName: pseudo(field, 'json_name') ?? jsonName(field.name.text),
    label,
    presence,
    type,
    key: field.key && { kind: 'scalar', name: field.key.text },
    oneof: field.oneof,
    extendee: field.extendee && typeOf(field.extendee, scope, ['message']),
    group: field.group,
    defaultValue: pseudo(field, 'default'),
    rules: options.length === 0 ? [] : fieldRules(options, (number) => valueOf(type, number)),
    needed: refusesEmpty({ options, label, presence, type }),
  };
}

const typesOfFields = ['message', 'enum'] as const;

/** Whether a name looks like an option, and is none. */
function isPseudo({ path }: OptionDeclaration): boolean {
  const step = path[0]!;
  return path.length === 1 && step.kind === 'field' && (step.name === 'default' || step.name === 'json_name');
}

function pseudo({ options }: FieldDeclaration, name: 'default' | 'json_name'): string | undefined {
  const value = options.find((option) => isPseudo(option) && option.path[0]!.name === name)?.value;
  return value && 'text' in value ? value.text : undefined;
}
