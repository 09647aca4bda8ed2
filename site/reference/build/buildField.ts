import type { SuffixOf } from '../anchors';
import { jsonName } from '../jsonName';
import { presenceFeature, presenceOf, type PresenceFeature } from '../link/features';
import type { Field } from '../model';
import { refusesEmpty } from '../rules/refusesEmpty';
import { fieldRules } from '../rules/rulesOf';
import type { FieldDeclaration } from '../source/declarations';
import type { OptionDeclaration } from '../source/options';
import { integerValue } from '../source/literals';
import type { Builder } from './builder';

/** What fields stand in. */
export interface FieldPlace {
  /** Name of the message or the package. */
  scope: string;
  /** What is said there and further out about the presence of fields. */
  feature: PresenceFeature;
  /** What the anchors of fields end in. */
  suffixOf: SuffixOf;
}

/** A field of a message, or one that is added to a message. */
export function buildField(
  field: FieldDeclaration,
  { scope, feature, suffixOf }: FieldPlace,
  builder: Builder,
): Field {
  const { file, optionsOf, symbolOf, typeOf, valueOf, checkValues } = builder;
  const hasOptions = field.options.length > 0;
  const options = hasOptions
    ? optionsOf(
        field.options.filter((option) => !isPseudo(option)),
        'FieldOptions',
        scope,
      )
    : [];
  const type = typeOf(field.type, scope, typesOfFields);
  const label = field.key ? 'map' : (field.label ?? 'singular');
  const presence = presenceOf(field, file, type.kind === 'message', presenceFeature(options, feature));
  if (hasOptions) checkValues(field, { type, presence }, scope);
  const symbol = symbolOf(field, scope, options, suffixOf(field, 'field'));
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
    jsonName: (hasOptions ? pseudo(field, 'json_name') : undefined) ?? jsonName(symbol.name),
    label,
    presence,
    type,
    key: field.key && { kind: 'scalar', name: field.key.text },
    oneof: field.oneof,
    extendee: field.extendee && typeOf(field.extendee, scope, ['message']),
    group: field.group,
    defaultValue: hasOptions ? pseudo(field, 'default') : undefined,
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
