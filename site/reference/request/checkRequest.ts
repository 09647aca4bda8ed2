import type { OptionValue } from '../model';
import { brokenRules, comparable, type CheckedValue, type Subject } from '../rules/valueRules';
import { asMessage, groupsOf, type OptionFields } from '../rules/values';
import type { Path } from './edit';
import { parseText } from './parseText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName, Types } from './requestSchema';
import type { JsonValue, MessageValue, RequestValue } from './requestValue';
import { isSet, isZero, messageOf, textValue, valuesOf, zeroText } from './requestValue';
import { isTimestamp, parseTimestamp } from './timestamp';

/** A problem in a request. */
export interface RequestProblem {
  /** A oneof is a question mark and its name; the halves of a map's entry are `key` and `value`. */
  path: Path;
  /** The change to make. */
  text: string;
  /** Name of the rule, as in protovalidate: `string.min_len`; `type` for values of the wrong type. */
  rule: string;
}

export interface CheckOptions {
  schema: RequestSchema;
  /** Reference time for rules such as `gt_now`. */
  now: Date;
  /** Results by message, which later checks with the same options reuse. @default none */
  checked?: WeakMap<MessageValue, { message: MessageSchema; problems: RequestProblem[] }>;
}

/** All problems of a request: values of the wrong type, and broken rules, except rules that only the server checks. */
export function checkRequest(value: MessageValue, { schema, ...options }: CheckOptions): RequestProblem[] {
  const problems: RequestProblem[] = [];
  checkMessage(value, schema.messages[schema.type]!, { ...options, types: schema, path: [], problems });
  return problems;
}

/** Whether a request without a field breaks a rule of the field. */
export function isNeeded(field: Pick<FieldSchema, 'label' | 'presence' | 'type' | 'rules'>): boolean {
  const problems: RequestProblem[] = [];
  const types = { messages: {}, enums: {} };
  checkField(undefined, field as FieldSchema, { types, now: new Date(0), path: [], problems });
  return problems.length > 0;
}

interface Checker extends Omit<CheckOptions, 'schema'> {
  types: Types;
  /** Path of the value being checked. */
  path: Path;
  problems: RequestProblem[];
}

// Spreading the checker would be slower.
function inside({ types, now, checked, problems, path }: Checker, step: Path[number]): Checker {
  return { types, now, checked, problems, path: [...path, step] };
}

const report = ({ path, problems }: Checker, rule: string, text: string) =>
  void problems.push({ path, rule, text });

function checkMessage(value: MessageValue, message: MessageSchema, checker: Checker): void {
  const { path, problems, checked } = checker;
  let known = checked?.get(value);
  if (known?.message !== message) {
    known = { message, problems: [] };
    checkFields(value, message, { ...checker, path: [], problems: known.problems });
    checked?.set(value, known);
  }
  for (const problem of known.problems) problems.push({ ...problem, path: [...path, ...problem.path] });
}

function checkFields(value: MessageValue, message: MessageSchema, checker: Checker): void {
  const { fields, oneofs = [] } = message;
  for (const { name, required } of oneofs) {
    if (required && !fields.some((field) => field.oneof === name && value.fields.has(field.name))) {
      report(inside(checker, `?${name}`), 'required', 'Choose one.');
    }
  }
  checkGroups(value, message, checker);
  for (const field of fields) {
    const inner = value.fields.get(field.name);
    if (inner !== undefined || field.needed) checkField(inner, field, inside(checker, field.name));
  }
}

/** Checks how many fields of each group are set. */
function checkGroups(value: MessageValue, { fields, rules = {} }: MessageSchema, checker: Checker): void {
  const set = fields.filter((field) => isSet(value.fields.get(field.name), field, checker.types));
  for (const { names, required } of groupsOf(rules)) {
    const count = set.filter(({ name }) => names.includes(name)).length;
    const isMissing = count === 0 && required;
    if (count > 1 || isMissing) {
      report(checker, 'message.oneof', `Set ${isMissing ? '' : 'only '}one of ${names.join(', ')}.`);
    }
  }
}

function checkField(value: RequestValue | undefined, field: FieldSchema, checker: Checker): void {
  const { rules = {}, label, type, presence } = field;
  const { types } = checker;
  if (rules.ignore === 'IGNORE_ALWAYS') return;
  const set = isSet(value, field, types);
  if (!set && (rules.required === true || label === 'required')) {
    return report(checker, 'required', 'Fill this in.');
  }
  if (label === 'repeated' || label === 'map') {
    if (set || !allowsEmpty(rules)) checkMany(value, field, checker);
  } else if (value !== undefined || presence === 'implicit') {
    checkOne(value ?? textValue(zeroText(type, types)), type, rules, checker);
  }
}

const allowsEmpty = ({ ignore }: OptionFields) => ignore === 'IGNORE_IF_ZERO_VALUE';

/** Checks a list or a map and its items. */
function checkMany(value: RequestValue | undefined, field: FieldSchema, checker: Checker): void {
  const { rules = {}, type, key } = field;
  if (field.label === 'repeated') {
    const items = value?.kind === 'list' ? value.items : [];
    const { items: each, ...own } = asMessage(rules.repeated);
    checkRules(items.length, own, 'repeated', checker);
    items.forEach((item, index) => checkOne(item, type, asMessage(each), inside(checker, index)));
  } else {
    const entries = value?.kind === 'map' ? value.entries : [];
    const { keys, values, ...own } = asMessage(rules.map);
    checkRules(entries.length, own, 'map', checker);
    const used = new Set<string>();
    entries.forEach((entry, index) => {
      const at = inside(inside(checker, index), 'key');
      if (used.has(entry.key)) report(at, 'type', 'Choose another key: this one is already used.');
      used.add(entry.key);
      checkOne(textValue(entry.key), key!, asMessage(keys), at);
      checkOne(entry.value, type, asMessage(values), inside(inside(checker, index), 'value'));
    });
  }
}

function checkOne(value: RequestValue, type: TypeName, rules: OptionFields, checker: Checker): void {
  const { types } = checker;
  if (rules.ignore === 'IGNORE_ALWAYS') return;
  if (value.kind === 'message') return checkMessage(value, messageOf(type, types)!, checker);
  if (value.kind !== 'text' || (allowsEmpty(rules) && isZero({ type }, value, types))) return;
  const { json, problem } = parseText(value.text, type, types);
  if (problem !== undefined) return report(checker, 'type', problem);
  const scalar = isTimestamp(type) ? 'timestamp' : type.name;
  const kind = type.kind === 'enum' ? 'enum' : scalar;
  if (Object.hasOwn(rules, kind)) {
    const names = new Map(valuesOf(type, types).map(({ name, number }) => [number, name]));
    const checked = checkedValue(json, type, types);
    checkRules(checked, asMessage(rules[kind]), kind, checker, names.size > 0 ? names : undefined);
  }
}

/** A value in JSON in the form that rules compare. */
function checkedValue(json: JsonValue, type: TypeName, types: Types): CheckedValue {
  if (type.kind === 'enum') {
    return valuesOf(type, types).find(({ name }) => name === json)?.number ?? Number(json);
  }
  if (isTimestamp(type)) return parseTimestamp(String(json))!;
  return type.name === 'bytes' ? atob(String(json)) : comparable(json as OptionValue, type.name);
}

function checkRules(
  value: CheckedValue,
  rules: OptionFields,
  type: string,
  checker: Checker,
  names?: Subject['names'],
) {
  for (const { name, text } of brokenRules(value, rules, { type, names, now: checker.now })) {
    report(checker, name, text);
  }
}
