import type { OptionValue } from '../model';
import { brokenRules, comparable, type Checked } from '../rules/valueRules';
import { asMessage, groupsOf, type Values } from '../rules/values';
import type { Path } from './edit';
import { parseText } from './parseText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName, Types } from './requestSchema';
import type { JsonValue, MessageValue, RequestValue } from './requestValue';
import { isSet, isZero, messageOf, textValue, valuesOf, zeroText } from './requestValue';
import { isTimestamp, parseTimestamp } from './timestamp';

/** A problem in a request. */
export interface RequestProblem {
  /** A oneof is named after a question mark; the halves of a map's entry are `key` and `value`. */
  path: Path;
  /** What to change. */
  text: string;
  /** Name of the rule, as in protovalidate: `string.min_len`; `type` for values that are not of their type. */
  rule: string;
}

export interface CheckOptions {
  schema: RequestSchema;
  /** Reference time for rules such as `gt_now`. */
  now: Date;
  /** Results by message, which later checks with the same options reuse. @default none */
  checked?: WeakMap<MessageValue, { message: MessageSchema; problems: RequestProblem[] }>;
}

/** Everything wrong with a request: values of the wrong type, and broken rules but those that only the server checks. */
export function checkRequest(value: MessageValue, { schema, ...options }: CheckOptions): RequestProblem[] {
  const problems: RequestProblem[] = [];
  checkMessage(value, schema.messages[schema.type]!, [], { ...options, types: schema, problems });
  return problems;
}

/** Whether a request without a field breaks a rule of the field. */
export function isNeeded(field: Pick<FieldSchema, 'label' | 'presence' | 'type' | 'rules'>): boolean {
  const problems: RequestProblem[] = [];
  const types = { messages: {}, enums: {} };
  checkField(undefined, field as FieldSchema, [], false, { types, now: new Date(0), problems });
  return problems.length > 0;
}

interface Checker extends Omit<CheckOptions, 'schema'> {
  types: Types;
  problems: RequestProblem[];
}

function checkMessage(value: MessageValue, message: MessageSchema, path: Path, checker: Checker): void {
  let known = checker.checked?.get(value);
  if (known?.message !== message) {
    known = { message, problems: [] };
    checkContent(value, message, { ...checker, problems: known.problems });
    checker.checked?.set(value, known);
  }
  for (const problem of known.problems) {
    checker.problems.push({ ...problem, path: [...path, ...problem.path] });
  }
}

function checkContent(value: MessageValue, message: MessageSchema, checker: Checker): void {
  const { fields, oneofs = [] } = message;
  for (const { name, required } of oneofs) {
    if (required && !fields.some((field) => field.oneof === name && value.fields.has(field.name))) {
      checker.problems.push({ path: [`?${name}`], rule: 'required', text: 'Choose one.' });
    }
  }
  const grouped = checkGroups(value, message, checker);
  for (const field of fields) {
    const isGrouped = grouped.has(field.name);
    checkField(value.fields.get(field.name), field, [field.name], isGrouped, checker);
  }
}

/** Checks how many fields of each group are set. Returns the fields in groups: empty ones among them are not checked. */
function checkGroups(
  value: MessageValue,
  { fields, rules = {} }: MessageSchema,
  checker: Checker,
): ReadonlySet<string> {
  const set = fields.filter((field) => isSet(value.fields.get(field.name), field, checker.types));
  const groups = groupsOf(rules);
  for (const { names, required } of groups) {
    const count = set.filter(({ name }) => names.includes(name)).length;
    const isMissing = count === 0 && required;
    if (count > 1 || isMissing) {
      const text = `Set ${isMissing ? '' : 'only '}one of ${names.join(', ')}.`;
      checker.problems.push({ path: [], rule: 'message.oneof', text });
    }
  }
  return new Set(groups.flatMap(({ names }) => names));
}

function checkField(
  value: RequestValue | undefined,
  field: FieldSchema,
  path: Path,
  isGrouped: boolean,
  checker: Checker,
): void {
  const { rules = {}, label, type, presence } = field;
  const { types } = checker;
  if (rules.ignore === 'IGNORE_ALWAYS') return checkTypes(value, field, path, checker);
  const set = isSet(value, field, types);
  if (!set && (rules.required === true || presence === 'required')) {
    return void checker.problems.push({ path, rule: 'required', text: 'Fill this in.' });
  }
  const isEmptyAllowed = isGrouped || rules.ignore === 'IGNORE_IF_ZERO_VALUE';
  if (label === 'repeated' || label === 'map') {
    if (set || !isEmptyAllowed) checkMany(value, field, path, checker);
  } else if (value !== undefined || presence === 'implicit') {
    checkOne(value ?? textValue(zeroText(type, types)), type, rules, path, checker, isEmptyAllowed);
  }
}

/** Checks a list or a map and its items. */
function checkMany(value: RequestValue | undefined, field: FieldSchema, path: Path, checker: Checker): void {
  const { rules = {}, type, key } = field;
  if (field.label === 'repeated') {
    const items = value?.kind === 'list' ? value.items : [];
    const jsonOf = (text: string) => JSON.stringify(parseText(text, type, checker.types).json);
    const all = items.map((item) => (item.kind === 'text' ? jsonOf(item.text) : ''));
    const isComparable = items.every(({ kind }) => kind === 'text');
    const { items: each, unique, ...own } = asMessage(rules.repeated);
    report(all, { ...own, ...(isComparable && unique === true && { unique }) }, 'repeated', path, checker);
    items.forEach((item, index) => checkOne(item, type, asMessage(each), [...path, index], checker));
  } else {
    const entries = value?.kind === 'map' ? value.entries : [];
    const { keys, values, ...own } = asMessage(rules.map);
    const all = entries.map((entry) => entry.key);
    report(all, own, 'map', path, checker);
    const used = new Set<string>();
    entries.forEach((entry, index) => {
      const at = [...path, index, 'key'];
      const text = 'Choose another key: this one is already used.';
      if (used.has(entry.key)) checker.problems.push({ path: at, rule: 'type', text });
      used.add(entry.key);
      checkOne(textValue(entry.key), key!, asMessage(keys), at, checker);
      checkOne(entry.value, type, asMessage(values), [...path, index, 'value'], checker);
    });
  }
}

function checkOne(
  value: RequestValue,
  type: TypeName,
  rules: Values,
  path: Path,
  checker: Checker,
  isEmptyAllowed = rules.ignore === 'IGNORE_IF_ZERO_VALUE',
): void {
  const { types, problems } = checker;
  if (rules.ignore === 'IGNORE_ALWAYS') return;
  if (value.kind === 'message') return checkMessage(value, messageOf(type, types)!, path, checker);
  if (value.kind !== 'text' || (isEmptyAllowed && isZero({ type }, value, types))) return;
  const { json, problem } = parseText(value.text, type, types);
  if (problem !== undefined) return void problems.push({ path, rule: 'type', text: problem });
  const scalar = isTimestamp(type) ? 'timestamp' : type.name;
  const kind = type.kind === 'enum' ? 'enum' : scalar;
  if (Object.hasOwn(rules, kind)) {
    const names = new Map(valuesOf(type, types).map(({ name, number }) => [number, name]));
    const checked = checkedValue(json, type, types);
    report(checked, asMessage(rules[kind]), kind, path, checker, names.size > 0 ? names : undefined);
  }
}

/** A value in JSON in the form that rules compare. */
function checkedValue(json: JsonValue, type: TypeName, types: Types): Checked {
  if (type.kind === 'enum') {
    return valuesOf(type, types).find(({ name }) => name === json)?.number ?? Number(json);
  }
  if (isTimestamp(type)) return parseTimestamp(String(json))!;
  return type.name === 'bytes' ? atob(String(json)) : comparable(json as OptionValue, type.name);
}

function report(
  value: Checked,
  rules: Values,
  type: string,
  path: Path,
  { problems, now }: Checker,
  names?: ReadonlyMap<number, string>,
): void {
  for (const { name, text } of brokenRules(value, rules, { type, names, now })) {
    problems.push({ path, rule: name, text });
  }
}

/** Checks only types, where rules are ignored. */
function checkTypes(value: RequestValue | undefined, field: FieldSchema, path: Path, checker: Checker): void {
  if (value === undefined) return;
  const problems: RequestProblem[] = [];
  checkField(value, { ...field, rules: undefined }, path, true, { ...checker, problems });
  checker.problems.push(...problems.filter(({ rule }) => rule === 'type'));
}
