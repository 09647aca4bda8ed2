import { countInWords } from '../rules/range';
import { asList, asMessage, type Values } from '../rules/values';
import type { RequestProblem } from './check/report';
import { checkValueRules } from './check/valueRules';
import type { Path } from './edit';
import { readText } from './readText';
import type { FieldSchema, MessageSchema, RequestSchema, TypeName } from './requestSchema';
import { isSet, isZero, messageOf, zeroText, type MessageValue, type RequestValue } from './requestValue';

export type { RequestProblem } from './check/report';

export interface CheckOptions {
  schema: RequestSchema;
  /** For rules that speak of now. */
  now: Date;
}

/** Everything wrong with a request: values of the wrong type, and broken rules. Rules in CEL and rare formats are left to the server. */
export function checkRequest(value: MessageValue, { schema, now }: CheckOptions): RequestProblem[] {
  const problems: RequestProblem[] = [];
  checkMessage(value, schema.messages[schema.type]!, [], { schema, now, problems });
  return problems;
}

interface Checker extends CheckOptions {
  problems: RequestProblem[];
}

const reportAt =
  ({ problems }: Checker, path: Path) =>
  (rule: string, text: string) =>
    void problems.push({ path, rule, text });

function checkMessage(value: MessageValue, message: MessageSchema, path: Path, checker: Checker): void {
  const { fields, oneofs = [] } = message;
  for (const { name, required } of oneofs) {
    if (required && !fields.some((field) => field.oneof === name && value.fields.has(field.name)))
      reportAt(checker, [...path, `?${name}`])('required', 'Choose one.');
  }
  const grouped = checkGroups(value, message, path, checker);
  for (const field of fields) {
    const isOptional = grouped.has(field.name);
    checkField(value.fields.get(field.name), field, [...path, field.name], isOptional, checker);
  }
}

/** Checks how many fields of each group are set. Returns the fields in groups: empty ones among them are not checked. */
function checkGroups(
  value: MessageValue,
  { fields, rules = {} }: MessageSchema,
  path: Path,
  checker: Checker,
): ReadonlySet<string> {
  const grouped = new Set<string>();
  for (const group of asList(rules.oneof)) {
    const { fields: list, required } = asMessage(group);
    const names = asList(list).map(String);
    for (const name of names) grouped.add(name);
    const set = fields.filter(
      (field) => names.includes(field.name) && isSet(value.fields.get(field.name), field, checker.schema),
    );
    if (set.length > 1) reportAt(checker, path)('message.oneof', `Set only one of ${names.join(', ')}.`);
    if (set.length === 0 && required === true)
      reportAt(checker, path)('message.oneof', `Set one of ${names.join(', ')}.`);
  }
  return grouped;
}

function checkField(
  value: RequestValue | undefined,
  field: FieldSchema,
  path: Path,
  isGrouped: boolean,
  checker: Checker,
): void {
  const { rules = {}, label, type, presence } = field;
  const { schema } = checker;
  if (rules.ignore === 'IGNORE_ALWAYS') return checkTypes(value, field, path, checker);
  const report = reportAt(checker, path);
  const set = isSet(value, field, schema);
  const isEmptyAllowed = isGrouped || rules.ignore === 'IGNORE_IF_ZERO_VALUE';
  if (!set && (rules.required === true || presence === 'required'))
    return report('required', 'Fill this in.');
  if (label === 'repeated' || label === 'map') {
    if (!set && isEmptyAllowed) return;
    return checkMany(value, field, path, checker);
  }
  if (value === undefined && presence !== 'implicit') return;
  const one = value ?? { kind: 'text', text: zeroText(type, schema) };
  if (isEmptyAllowed && one.kind === 'text' && isZero(field, one, schema)) return;
  checkOne(one, type, rules, path, checker);
}

/** Checks a list or a map and its items. */
function checkMany(value: RequestValue | undefined, field: FieldSchema, path: Path, checker: Checker): void {
  const { rules = {}, type, key } = field;
  const report = reportAt(checker, path);
  const { schema } = checker;
  if (field.label === 'repeated') {
    const items = value?.kind === 'list' ? value.items : [];
    const { min_items, max_items, unique, items: each } = asMessage(rules.repeated);
    checkCount(items.length, [min_items, max_items], 'item', (rule, text) =>
      report(`repeated.${rule}_items`, text),
    );
    if (unique === true && hasTwice(items, type, schema)) report('repeated.unique', 'Write no item twice.');
    items.forEach((item, index) => checkItem(item, type, asMessage(each), [...path, index], checker));
  } else {
    const entries = value?.kind === 'map' ? value.entries : [];
    const { min_pairs, max_pairs, keys, values } = asMessage(rules.map);
    checkCount(entries.length, [min_pairs, max_pairs], 'entry', (rule, text) =>
      report(`map.${rule}_pairs`, text),
    );
    entries.forEach((entry, index) => {
      const at = [...path, index, 'key'];
      if (entries.findIndex((other) => other.key === entry.key) < index)
        reportAt(checker, at)('type', 'Write another key: this one is there already.');
      checkItem({ kind: 'text', text: entry.key }, key!, asMessage(keys), at, checker);
      checkItem(entry.value, type, asMessage(values), [...path, index, 'value'], checker);
    });
  }
}

function checkItem(value: RequestValue, type: TypeName, rules: Values, path: Path, checker: Checker): void {
  const { ignore } = rules;
  const isEmpty =
    ignore === 'IGNORE_IF_ZERO_VALUE' &&
    value.kind === 'text' &&
    isZero({ type } as FieldSchema, value, checker.schema);
  if (ignore !== 'IGNORE_ALWAYS' && !isEmpty) checkOne(value, type, rules, path, checker);
}

function checkOne(value: RequestValue, type: TypeName, rules: Values, path: Path, checker: Checker): void {
  const { schema, now } = checker;
  const report = reportAt(checker, path);
  if (value.kind === 'message') {
    const message = messageOf(type, schema);
    if (message) checkMessage(value, message, path, checker);
  } else if (value.kind === 'text') {
    const reading = readText(value.text, type, schema);
    if (reading.problem !== undefined) return report('type', reading.problem);
    checkValueRules(reading.value, { type, rules, schema, now, report });
  }
}

/** Checks only types, where rules are ignored. */
function checkTypes(value: RequestValue | undefined, field: FieldSchema, path: Path, checker: Checker): void {
  if (value === undefined) return;
  const problems: RequestProblem[] = [];
  const { rules: _, ...plain } = field;
  checkField(value, plain as FieldSchema, path, true, { ...checker, problems });
  checker.problems.push(...problems.filter(({ rule }) => rule === 'type'));
}

function checkCount(
  count: number,
  limits: [min: Values[string] | undefined, max: Values[string] | undefined],
  noun: string,
  report: (rule: 'min' | 'max', text: string) => void,
): void {
  const [min, max] = limits.map((limit) => (limit === undefined ? undefined : Number(limit)));
  const words = () => `Add ${countInWords(min, max, noun, noun === 'entry' ? 'entries' : undefined)}.`;
  if (min !== undefined && count < min) report('min', words());
  if (max !== undefined && count > max) report('max', words());
}

function hasTwice(items: readonly RequestValue[], type: TypeName, schema: RequestSchema): boolean {
  const values = items.map((item) =>
    item.kind === 'text' ? JSON.stringify(readText(item.text, type, schema).value ?? item.text) : item,
  );
  return new Set(values).size < values.length;
}
