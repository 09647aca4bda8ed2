import type { TypeReference } from '../model';
import type { FieldDeclaration } from '../source/declarations';
import type { OptionStep, OptionText } from '../source/options';
import type { Token } from '../source/tokens';
import { extensionNamed, type OptionPlace } from './interpretOptions';
import { patternFault } from './patternFault';

/** A part of an option: where it leads from what it stands in, and the value there. */
interface Setting {
  path: OptionStep[];
  value: OptionText;
}

/** What rules are held against: a field, the items of a list, or the keys or values of a map. */
interface Subject {
  /** Name of the rules that fit: `string`, `repeated`, `enum`. Undefined for a message that has none of its own. */
  fits: string | undefined;
  field: FieldDeclaration;
  /** Type of the field, of a list's items or of a map's values. */
  type: TypeReference;
  /** Which part of a list or a map it is, by the name of the rules for it; undefined for the field as a whole. */
  part?: 'items' | 'keys' | 'values';
}

/** Checks that the rules of protovalidate for a field are those of its type, and that RE2 can read their patterns. */
export function checkRules(field: FieldDeclaration, type: TypeReference, place: OptionPlace): void {
  for (const { path, value } of field.options) {
    if (!isRules(path[0]!, place)) continue;
    const whole = subjectOf(field, type);
    for (const setting of partsOf({ path, value })) check(setting, whole, place);
  }
}

function check(setting: Setting, subject: Subject, place: OptionPlace): void {
  const { name, token, kind } = setting.path[0]!;
  if (kind !== 'field') return;
  if (name !== subject.fits) {
    if (!isKindOfRules(name, place)) return;
    fail(
      token,
      `found rules for ${JSON.stringify(name)}, but ${wordsFor(subject)}; expected ${subject.fits === undefined ? 'none for one type of values' : `those for ${JSON.stringify(subject.fits)}`}.`,
      subject.fits === undefined
        ? 'Put rules on the fields of the message, or write the rule in CEL.'
        : `Write the rules that ${JSON.stringify(subject.fits)} has, or change the type.`,
      place,
    );
    return;
  }
  for (const rule of partsOf(setting)) {
    const step = rule.path[0]!;
    const part = partOf(subject, step.name);
    if (part) for (const inner of partsOf(rule)) check(inner, part, place);
    if (step.name === 'pattern' && /^(string|bytes)$/.test(name)) checkPattern(rule.value, place);
  }
}

function checkPattern(value: OptionText, place: OptionPlace): void {
  if (value.kind !== 'string') return;
  const fault = patternFault(value.text);
  if (fault === undefined) return;
  fail(
    value.token,
    `found the pattern ${JSON.stringify(value.text)}, expected a regular expression of RE2: ${fault}.`,
    'Mend the pattern. RE2 has no lookahead, no lookbehind and no references back; a rule in CEL may say what they would.',
    place,
  );
}

/** What is set inside: the rest of the path, or the fields of a value in braces. */
function partsOf({ path, value }: Setting): Setting[] {
  if (path.length > 1) return [{ path: path.slice(1), value }];
  if (value.kind !== 'aggregate') return [];
  return value.fields.map(({ value: inner, ...step }) => ({ path: [step], value: inner }));
}

const isRules = ({ kind, name }: OptionStep, place: OptionPlace) =>
  kind === 'extension' && extensionNamed(name, place)?.fullName === 'buf.validate.field';

/** Whether rules are of those of which a field can have one kind: `string`, `int32`, `repeated`. */
function isKindOfRules(rules: string, { symbols }: OptionPlace): boolean {
  const entry = symbols.get('buf.validate.FieldRules');
  return (
    entry?.kind === 'message' &&
    entry.declaration.fields.some(({ name, oneof }) => oneof === 'type' && name.text === rules)
  );
}

function subjectOf(field: FieldDeclaration, type: TypeReference): Subject {
  const fits = field.key ? 'map' : field.label === 'repeated' ? 'repeated' : rulesFor(type);
  return { fits, field, type };
}

/** The part of a list or a map that rules of a name are for. */
function partOf({ fits, field, type, part }: Subject, name: string): Subject | undefined {
  if (part !== undefined) return undefined;
  if (fits === 'map' && name === 'keys') return { fits: field.key!.text, field, type, part: name };
  if ((fits === 'map' && name === 'values') || (fits === 'repeated' && name === 'items'))
    return { fits: rulesFor(type), field, type, part: name };
  return undefined;
}

/** In a sentence: `the field "a" is of the type string`. */
function wordsFor({ fits, field, type, part }: Subject): string {
  const name = JSON.stringify(field.name.text);
  if (part !== undefined)
    return `the ${part} of ${name} are of the type ${part === 'keys' ? fits : type.name}`;
  if (field.key) return `the field ${name} is a map`;
  return `the field ${name} is ${fits === 'repeated' ? fits : `of the type ${type.name}`}`;
}

/** Messages that stand for something simpler have its rules. */
const wellKnown: Record<string, string> = {
  Any: 'any',
  Duration: 'duration',
  Timestamp: 'timestamp',
  FieldMask: 'field_mask',
  DoubleValue: 'double',
  FloatValue: 'float',
  Int64Value: 'int64',
  UInt64Value: 'uint64',
  Int32Value: 'int32',
  UInt32Value: 'uint32',
  BoolValue: 'bool',
  StringValue: 'string',
  BytesValue: 'bytes',
};

function rulesFor({ kind, name }: TypeReference): string | undefined {
  if (kind === 'scalar') return name;
  if (kind === 'enum') return 'enum';
  const [, short] = /^google\.protobuf\.(\w+)$/.exec(name) ?? [];
  return short !== undefined && Object.hasOwn(wellKnown, short) ? wellKnown[short] : undefined;
}

function fail({ line, column }: Token, message: string, fix: string, { file, report }: OptionPlace): void {
  report({ file: file.file, line, column, message, fix });
}
