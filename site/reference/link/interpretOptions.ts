import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Option, OptionValue } from '../model';
import type { FieldDeclaration } from '../source/declarations';
import type { OptionDeclaration, OptionStep, OptionText } from '../source/options';
import { show, type Token } from '../source/tokens';
import { optionScalar } from './optionScalar';
import { find, scalarTypes, unresolved, type ResolveOptions } from './resolve';
import type { SymbolEntry } from './symbols';

/** Where options stand, and who hears about problems. */
export interface OptionPlace extends ResolveOptions {
  /** Name of what the options are set on, for types and extensions named in them. */
  scope: string;
  /** Extensions that have been named here: see {@link extensionNamed}. */
  extensions: Map<string, SymbolEntry>;
  report: (problem: Problem) => void;
}

type MessageEntry = Extract<SymbolEntry, { kind: 'message' }>;
type Values = { [name: string]: OptionValue };

/** A field of an option's message, with the name that its value gets in the model. */
interface Target {
  key: string;
  field: FieldDeclaration;
  /** Message or enum that is the type of the field; undefined for scalars. */
  type: SymbolEntry | undefined;
}

/**
 * Holds options against the messages that define them, and puts together the ones that are set in parts.
 *
 * @param definedBy Message of `google/protobuf/descriptor.proto` with the options that can be set here: `FieldOptions`.
 */
export function interpretOptions(
  declarations: OptionDeclaration[],
  definedBy: string,
  place: OptionPlace,
): Option[] {
  if (declarations.length === 0) return [];
  const root = place.symbols.get(`google.protobuf.${definedBy}`);
  if (root?.kind !== 'message') return [];
  const values: Values = {};
  for (const { path, value } of declarations) set(values, root, path, 0, value, place);
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}

/** Sets the value at the end of a path, making the messages on the way. `at` is the step that leads on from the message. */
function set(
  values: Values,
  message: MessageEntry,
  path: OptionStep[],
  at: number,
  value: OptionText,
  place: OptionPlace,
  isTop = at === 0,
): void {
  const step = path[at]!;
  const target = step.kind === 'extension' ? extensionOf(step, place, isTop) : fieldOf(message, step, place);
  if (!target) return;
  const { key, field, type } = target;
  if (at < path.length - 1) {
    if (type?.kind !== 'message') {
      fail(
        step.token,
        `${JSON.stringify(step.name)} has no fields of its own: its type is ${field.type.text}.`,
        'Set it with "=".',
        place,
      );
      return;
    }
    values[key] ??= {};
    set(values[key] as Values, type, path, at + 1, value, place);
    return;
  }
  const converted = convert(value, target, place);
  if (converted === undefined) return;
  if (field.label === 'repeated')
    values[key] = [...((values[key] as OptionValue[]) ?? []), ...[converted].flat()];
  else if (field.key) values[key] = { ...(values[key] as Values), ...(converted as Values) };
  else if (key in values)
    fail(
      step.token,
      `the option ${JSON.stringify(step.name)} is set a second time.`,
      'Remove one of the two.',
      place,
    );
  else values[key] = converted;
}

/** The extension that a name stands for. The same few are named on field after field: each is sought once in a place. */
export function extensionNamed(name: string, place: OptionPlace): SymbolEntry | undefined {
  const known = place.extensions.get(name);
  if (known) return known;
  const entry = find(name, place.scope, ['extension'], place);
  if (entry) place.extensions.set(name, entry);
  return entry;
}

function extensionOf(step: OptionStep, place: OptionPlace, isTop: boolean): Target | undefined {
  const entry = extensionNamed(step.name, place);
  if (entry?.kind !== 'extension') {
    place.report(unresolved(step.token, place.scope, ['extension'], place));
    return undefined;
  }
  const { fullName, declaration: field } = entry;
  const scope = fullName.slice(0, Math.max(0, fullName.lastIndexOf('.')));
  return {
    key: isTop ? `(${fullName})` : `[${fullName}]`,
    field,
    type: typeOf(field, scope, place),
  };
}

/** Fields of messages that options have led to: the same ones are set on field after field. */
const fieldsOfOptions = new WeakMap<MessageEntry, Map<string, Target>>();

function fieldOf(message: MessageEntry, step: OptionStep, place: OptionPlace): Target | undefined {
  const fields = message.declaration.fields;
  const met = fieldsOfOptions.get(message) ?? new Map<string, Target>();
  fieldsOfOptions.set(message, met);
  const known = met.get(step.name);
  if (known) return known;
  // The text of a group has the name of its message.
  const field = fields.find(({ name, type, group }) => (group ? type : name).text === step.name);
  if (field) {
    const target = { key: step.name, field, type: typeOf(field, message.fullName, place) };
    met.set(step.name, target);
    return target;
  }
  const names = fields.map(({ name }) => name.text);
  fail(
    step.token,
    `${message.fullName} has no option ${JSON.stringify(step.name)}; expected one of its fields, or an extension in parentheses.`,
    `${didYouMean(step.name, names)}${names.length <= 12 ? `Known here: ${names.join(', ')}.` : 'See its definition for the names.'}`,
    place,
  );
  return undefined;
}

/** What the type of a field stands for. The type is named where the field is declared, not where the option stands. */
function typeOf({ type }: FieldDeclaration, scope: string, { symbols }: OptionPlace) {
  return scalarTypes.has(type.text) ? undefined : find(type.text, scope, ['message', 'enum'], { symbols });
}

function convert(value: OptionText, target: Target, place: OptionPlace): OptionValue | undefined {
  if (value.kind === 'list') {
    if (target.field.label === 'repeated') {
      return value.items.flatMap((item) => convert(item, target, place) ?? []);
    }
    // A map is written as a list of its entries, too.
    if (target.field.key) {
      return Object.assign({}, ...value.items.map((item) => convert(item, target, place))) as Values;
    }
    return mismatch(value.token, `${target.field.name.text} holds one value, not a list`, place);
  }
  const { field, type } = target;
  if (field.key) return convertEntry(value, target, place);
  if (type?.kind === 'message') {
    if (value.kind !== 'aggregate')
      return mismatch(value.token, `a message ${type.fullName} in braces`, place);
    return convertMessage(value.fields, type, place);
  }
  if (value.kind === 'aggregate')
    return mismatch(value.token, `a value of the type ${field.type.text}`, place);
  if (type?.kind === 'enum') {
    const names = type.declaration.values.map(({ name }) => name.text);
    if (value.kind === 'name' && names.includes(value.text)) return value.text;
    fail(
      value.token,
      `found ${show(value.token)}, expected a value of the enum ${type.fullName}.`,
      `${didYouMean(value.text, names)}Its values: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`,
      place,
    );
    return undefined;
  }
  const scalar = optionScalar(value, field.type.text);
  return 'value' in scalar ? scalar.value : mismatch(value.token, scalar.expected, place);
}

function convertMessage(
  fields: { name: string; kind: OptionStep['kind']; token: Token; value: OptionText }[],
  message: MessageEntry,
  place: OptionPlace,
): Values {
  const values: Values = {};
  for (const { value, ...step } of fields) {
    const url = step.kind === 'extension' ? step.name.lastIndexOf('/') : -1;
    if (url < 0) {
      set(values, message, [step], 0, value, place, false);
      continue;
    }
    // The content of a google.protobuf.Any: the address of its type, and the message.
    const content = place.symbols.get(step.name.slice(url + 1));
    if (content?.kind === 'message' && value.kind === 'aggregate') {
      values[`[${step.name}]`] = convertMessage(value.fields, content as MessageEntry, place);
    } else
      fail(
        step.token,
        `there is no message ${JSON.stringify(step.name.slice(url + 1))}.`,
        'Import the file that declares it.',
        place,
      );
  }
  return values;
}

/** An entry of a map is written as a message with `key` and `value`. */
function convertEntry(value: OptionText, target: Target, place: OptionPlace): Values | undefined {
  if (value.kind !== 'aggregate') {
    mismatch(value.token, 'an entry such as { key: "a" value: 1 }', place);
    return undefined;
  }
  const written = (name: string) => value.fields.find((field) => field.name === name)?.value;
  const key = written('key');
  const content = written('value');
  if (!key || key.kind === 'list' || key.kind === 'aggregate' || !content) return {};
  const converted = convert(content, { ...target, field: { ...target.field, key: undefined } }, place);
  return converted === undefined ? undefined : { [key.text]: converted };
}

function mismatch(token: Token, expected: string, place: OptionPlace): undefined {
  fail(token, `found ${show(token)}, expected ${expected}.`, 'Change the value.', place);
}

function fail({ line, column }: Token, message: string, fix: string, { file, report }: OptionPlace): void {
  report({ file: file.file, line, column, message, fix });
}
