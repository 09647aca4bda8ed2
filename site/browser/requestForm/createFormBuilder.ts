import type { FormControl, FormField, FormMessage, FormOption } from '#ui';

import { nameInPackage, typeInWords } from '../../reference/examples/symbolNames';
import type { RequestProblem } from '../../reference/request/checkRequest';
import type { Path } from '../../reference/request/requestPath';
import type {
  FieldSchema,
  MessageSchema,
  OneofSchema,
  RequestSchema,
  TypeName,
} from '../../reference/request/requestSchema';
import type { RequestValue } from '../../reference/request/requestValue';
import { messageOf, rootOf, textValue, valuesOf } from '../../reference/request/requestValue';
import { validTimestamp, isTimestamp } from '../../reference/request/timestamp';

/** The id of a field, an item or an entry in a request, from its path. */
export const fieldId = (path: Path) => path.map((step) => `/${step}`).join('');

/** The path in an id. If the id is that of a oneof, the path is that of its message. */
export function parseFieldId(id: string): { path: Path; oneof?: string } {
  const steps = id.split('/').slice(1);
  const oneof = steps.at(-1)?.startsWith('?') ? steps.pop()!.slice(1) : undefined;
  // No field has a name that begins with a digit.
  return { path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)), oneof };
}

/** Returns a function that makes the form of a request, items only when drawn. Unchanged fields keep their identity. */
export function createFormBuilder(schema: RequestSchema) {
  const cache: FormContext['cache'] = new Map();
  return (value: RequestValue, problems: RequestProblem[]): FormMessage => {
    const formProblems = problems.map(({ path, text, rule }) => ({
      id: fieldId(path),
      text: capitalized(text),
      rule,
    }));
    const context = { schema, cache, problems: formProblems };
    const message = messageForm(context, '', rootOf(schema), value);
    return { ...message, problems: problemTexts(context, '') };
  };
}

interface FormContext {
  schema: RequestSchema;
  problems: (Pick<RequestProblem, 'text' | 'rule'> & { id: string })[];
  /** The fields that were made, by id, with the value and the problems that each was made of. */
  cache: Map<string, { source: unknown; problems: string; field: FormField }>;
}

const problemsAt = ({ problems }: FormContext, id: string) => problems.filter((problem) => problem.id === id);

const problemTexts = (context: FormContext, id: string) => problemsAt(context, id).map(({ text }) => text);

/** Starts with a capital letter, as sentences do, unless it starts with a name in code. */
const capitalized = (text: string) =>
  text.replace(/^[a-z]+(?=[ ,:]|$)/, (word) => word[0]!.toUpperCase() + word.slice(1));

/** The field with an id as it was made before, unless its value or a problem in it has changed. */
function memoized(context: FormContext, id: string, source: unknown, make: () => Omit<FormField, 'id'>) {
  const innerProblems = context.problems.filter((problem) => `${problem.id}/`.startsWith(`${id}/`));
  const problems = innerProblems.map((problem) => `${problem.id} ${problem.text}`).join('\n');
  const before = context.cache.get(id);
  if (before && before.source === source && before.problems === problems) return before.field;
  const field = { id, problems: problemTexts(context, id), problemCount: innerProblems.length, ...make() };
  context.cache.set(id, { source, problems, field });
  return field;
}

function messageForm(context: FormContext, id: string, message: MessageSchema, value?: RequestValue) {
  const { fields, oneofs = [] } = message;
  const values = value?.kind === 'message' ? value.fields : new Map<string, RequestValue>();
  const needed: FormField[] = [];
  const others: FormField[] = [];
  const addable: FormOption[] = [];
  for (const field of fields) {
    const oneof = oneofs.find(({ name }) => name === field.oneof);
    const cases = oneof ? fields.filter((other) => other.oneof === oneof.name) : [field];
    const chosen = cases.find(({ name }) => values.has(name));
    const isNeeded = oneof ? oneof.required : field.needed;
    if (!chosen && !isNeeded) {
      addable.push(optionOf(field));
    } else if (field === cases[0]) {
      const formOf = (one: FieldSchema) => fieldForm(context, `${id}/${one.name}`, one, values.get(one.name));
      const formField = oneof
        ? oneofField(context, `${id}/?${oneof.name}`, oneof, cases, chosen && formOf(chosen))
        : formOf(field);
      (isNeeded ? needed : others).push(formField);
    }
  }
  return { id, fields: [...needed, ...others], addable };
}

function oneofField(
  context: FormContext,
  id: string,
  { name, comment, required }: OneofSchema,
  cases: FieldSchema[],
  chosen?: FormField,
): FormField {
  return memoized(context, id, chosen, () => ({
    name,
    type: 'one of',
    comment,
    required,
    problemCount: problemsAt(context, id).length + (chosen?.problemCount ?? 0),
    control: { kind: 'oneof', value: chosen?.name ?? '', options: cases.map(optionOf), chosen },
  }));
}

function fieldForm(context: FormContext, id: string, field: FieldSchema, value?: RequestValue): FormField {
  const { name, comment, rulesText, needed, deprecated, oneof } = field;
  return memoized(context, id, value, () => ({
    name,
    type: typeInWords(field),
    comment,
    // The problem of a broken rule, such as `string.min_len`, repeats these words.
    rules: problemsAt(context, id).some(({ rule }) => rule.includes('.'))
      ? undefined
      : rulesText && capitalized(rulesText),
    required: needed,
    deprecated,
    removable: value !== undefined && !needed && oneof === undefined,
    control: controlOf(context, id, field, value),
  }));
}

function controlOf(context: FormContext, id: string, field: FieldSchema, value?: RequestValue): FormControl {
  const { label, type, name, keyType } = field;
  /** The field of an item, a key or a value. */
  const fieldOf = (item: RequestValue, of: TypeName, step: string, title: string, source: unknown = item) =>
    memoized(context, `${id}/${step}`, source, () => ({
      name: title,
      type: nameInPackage(of.name),
      // A value goes with its key.
      removable: title !== 'value',
      control: singleControl(context, `${id}/${step}`, of, true, item),
    }));
  if (label === 'repeated') {
    const items = value?.kind === 'list' ? value.items : [];
    const itemAt = (index: number) => fieldOf(items[index]!, type, `${index}`, `${name}[${index}]`);
    return { kind: 'list', count: items.length, itemAt };
  }
  if (label !== 'map') return singleControl(context, id, type, fitsOneLine(field), value);
  const entries = value?.kind === 'map' ? value.entries : [];
  const entryAt = (index: number) => {
    const entry = entries[index]!;
    return {
      key: fieldOf(textValue(entry.key), keyType!, `${index}/key`, 'key', entry.key),
      value: fieldOf(entry.value, type, `${index}/value`, 'value'),
    };
  };
  return { kind: 'map', count: entries.length, entryAt };
}

function singleControl(
  context: FormContext,
  id: string,
  type: TypeName,
  isSingleLine: boolean,
  value?: RequestValue,
): FormControl {
  const message = messageOf(type, context.schema);
  if (message && !value) return { kind: 'absent' };
  if (message) return { kind: 'message', ...messageForm(context, id, message, value) };
  const text = value?.kind === 'text' ? value.text : '';
  const example = isTimestamp(type) ? validTimestamp : undefined;
  if (type.kind === 'message') return { kind: 'text', text, example, multiline: example === undefined };
  const options = valuesOf(type, context.schema).map(({ name, deprecated }) => ({ name, deprecated }));
  if (options.length > 0) return { kind: 'select', value: text, options };
  if (type.name === 'bool') return { kind: 'checkbox', checked: text === 'true' };
  const isText = type.name === 'string' || type.name === 'bytes';
  return { kind: 'text', text, numeric: !isText, multiline: isText && !isSingleLine };
}

const optionOf = ({ name, deprecated, ...field }: FieldSchema): FormOption => ({
  name,
  type: typeInWords(field),
  deprecated,
});

/** Whether the rules require a format, so that a text fits on one line. */
const fitsOneLine = ({ ruleOptions = {}, type }: FieldSchema) =>
  type.name !== 'string' || Object.values((ruleOptions.string ?? {}) as object).includes(true);
