import type { OptionValue } from '../model';
import { brokenRules, comparable, type CheckedValue, type Subject } from '../rules/valueRules';
import { asMessage, oneofRulesOf, type RuleOptions } from '../rules/ruleOptions';
import type { Path } from './requestPath';
import { parseText } from './parseText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName, TypeRegistry } from './requestSchema';
import type { JsonValue, MessageValue, RequestValue } from './requestValue';
import { isSet, isZero, messageOf, rootOf, textValue, valuesOf, zeroText } from './requestValue';
import { isTimestamp, parseTimestamp } from './timestamp';

/** A problem in a request. */
export interface RequestProblem {
  /** A oneof is `?` and its name; a map entry has `key` and `value` below its index. */
  path: Path;
  /** The change to make, or what is expected. */
  text: string;
  /** Name of the rule, as in protovalidate: `string.min_len`; `type` for values of the wrong type. */
  rule: string;
}

export interface CheckOptions {
  schema: RequestSchema;
  /** The time that rules such as `gt_now` compare with. */
  now: Date;
  /** Results by message, which later checks with the same options reuse. @default none */
  cache?: WeakMap<MessageValue, { message: MessageSchema; problems: RequestProblem[] }>;
}

/** All problems of a request: values of the wrong type, and broken rules, except rules that only the server checks. */
export function checkRequest(value: MessageValue, { schema, ...options }: CheckOptions): RequestProblem[] {
  const problems: RequestProblem[] = [];
  checkMessage(value, rootOf(schema), { ...options, types: schema, path: [], problems });
  return problems;
}

/** Whether a request without a field breaks a rule of the field. */
export function isNeeded(field: Pick<FieldSchema, 'label' | 'presence' | 'type' | 'ruleOptions'>): boolean {
  const problems: RequestProblem[] = [];
  const types = { messages: {}, enums: {} };
  checkField(undefined, field as FieldSchema, { types, now: new Date(0), path: [], problems });
  return problems.length > 0;
}

interface Context extends Omit<CheckOptions, 'schema'> {
  types: TypeRegistry;
  /** Path of the value being checked. */
  path: Path;
  problems: RequestProblem[];
}

// Spreading the context would be slower.
function contextAt({ types, now, cache, problems, path }: Context, step: Path[number]): Context {
  return { types, now, cache, problems, path: [...path, step] };
}

const report = ({ path, problems }: Context, rule: string, text: string) =>
  void problems.push({ path, rule, text });

function checkMessage(value: MessageValue, message: MessageSchema, context: Context): void {
  const { path, problems, cache } = context;
  let result = cache?.get(value);
  if (result?.message !== message) {
    result = { message, problems: [] };
    checkFields(value, message, { ...context, path: [], problems: result.problems });
    cache?.set(value, result);
  }
  for (const problem of result.problems) problems.push({ ...problem, path: [...path, ...problem.path] });
}

function checkFields(value: MessageValue, message: MessageSchema, context: Context): void {
  const { fields, oneofs = [] } = message;
  for (const { name, required } of oneofs) {
    if (required && !fields.some((field) => field.oneof === name && value.fields.has(field.name))) {
      report(contextAt(context, `?${name}`), 'required', 'Choose one.');
    }
  }
  checkOneofRules(value, message, context);
  for (const field of fields) {
    const inner = value.fields.get(field.name);
    if (inner !== undefined || field.needed) checkField(inner, field, contextAt(context, field.name));
  }
}

/** Checks the rules of the message that allow only one of several fields. Real oneofs are checked in `checkFields`. */
function checkOneofRules(value: MessageValue, { fields, ruleOptions }: MessageSchema, context: Context) {
  const setFields = fields.filter((field) => isSet(value.fields.get(field.name), field, context.types));
  for (const { names, required } of oneofRulesOf(ruleOptions)) {
    const count = setFields.filter(({ name }) => names.includes(name)).length;
    const isMissing = count === 0 && required;
    if (count > 1 || isMissing) {
      report(context, 'message.oneof', `Set ${isMissing ? '' : 'only '}one of ${names.join(', ')}.`);
    }
  }
}

function checkField(value: RequestValue | undefined, field: FieldSchema, context: Context): void {
  const { ruleOptions = {}, label, type, presence } = field;
  const { types } = context;
  if (ruleOptions.ignore === 'IGNORE_ALWAYS') return;
  const hasValue = isSet(value, field, types);
  if (!hasValue && (ruleOptions.required === true || label === 'required')) {
    return report(context, 'required', 'Fill this in.');
  }
  if (label === 'repeated' || label === 'map') {
    if (hasValue || !allowsEmpty(ruleOptions)) checkCollection(value, field, context);
  } else if (value !== undefined || presence === 'implicit') {
    checkSingle(value ?? textValue(zeroText(type, types)), type, ruleOptions, context);
  }
}

const allowsEmpty = ({ ignore }: RuleOptions) => ignore === 'IGNORE_IF_ZERO_VALUE';

/** Checks a list or a map and its items. */
function checkCollection(value: RequestValue | undefined, field: FieldSchema, context: Context): void {
  const { ruleOptions = {}, type, keyType } = field;
  if (field.label === 'repeated') {
    const items = value?.kind === 'list' ? value.items : [];
    const { items: itemOptions, ...listOptions } = asMessage(ruleOptions.repeated);
    checkRules(items.length, listOptions, { type: 'repeated' }, context);
    items.forEach((item, at) => checkSingle(item, type, asMessage(itemOptions), contextAt(context, at)));
  } else {
    const entries = value?.kind === 'map' ? value.entries : [];
    const { keys, values, ...mapOptions } = asMessage(ruleOptions.map);
    checkRules(entries.length, mapOptions, { type: 'map' }, context);
    const used = new Set<string>();
    entries.forEach((entry, index) => {
      const keyContext = contextAt(contextAt(context, index), 'key');
      if (used.has(entry.key)) report(keyContext, 'type', 'Choose another key: this one is already used.');
      used.add(entry.key);
      checkSingle(textValue(entry.key), keyType!, asMessage(keys), keyContext);
      checkSingle(entry.value, type, asMessage(values), contextAt(contextAt(context, index), 'value'));
    });
  }
}

function checkSingle(value: RequestValue, type: TypeName, ruleOptions: RuleOptions, context: Context): void {
  const { types } = context;
  if (ruleOptions.ignore === 'IGNORE_ALWAYS') return;
  if (value.kind === 'message') return checkMessage(value, messageOf(type, types)!, context);
  if (value.kind !== 'text' || (allowsEmpty(ruleOptions) && isZero(value, type, types))) return;
  const { json, problem } = parseText(value.text, type, types);
  if (problem !== undefined) return report(context, 'type', problem);
  const scalar = isTimestamp(type) ? 'timestamp' : type.name;
  const kind = type.kind === 'enum' ? 'enum' : scalar;
  if (Object.hasOwn(ruleOptions, kind)) {
    const names = new Map(valuesOf(type, types).map(({ name, number }) => [number, name]));
    const subject = { type: kind, names: names.size > 0 ? names : undefined };
    checkRules(checkedValue(json, type, types), asMessage(ruleOptions[kind]), subject, context);
  }
}

/** A value in JSON in the form that rules compare. */
function checkedValue(json: JsonValue, type: TypeName, types: TypeRegistry): CheckedValue {
  if (type.kind === 'enum') {
    return valuesOf(type, types).find(({ name }) => name === json)?.number ?? Number(json);
  }
  if (isTimestamp(type)) return parseTimestamp(String(json))!;
  return type.name === 'bytes' ? atob(String(json)) : comparable(json as OptionValue, type.name);
}

function checkRules(value: CheckedValue, ruleOptions: RuleOptions, subject: Subject, context: Context) {
  for (const { name, text } of brokenRules(value, ruleOptions, { ...subject, now: context.now })) {
    report(context, name, text);
  }
}
