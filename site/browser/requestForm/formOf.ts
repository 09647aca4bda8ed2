import type { FormControl, FormField, FormMessage, FormOption } from '#ui';

import { nameInPackage } from '../../reference/examples/nameInPackage';
import { typeInWords } from '../../reference/typeInWords';
import type { RequestProblem } from '../../reference/request/checkRequest';
import type {
  FieldSchema,
  MessageSchema,
  OneofSchema,
  RequestSchema,
  TypeName,
} from '../../reference/request/requestSchema';
import { messageOf, textValue, valuesOf, type RequestValue } from '../../reference/request/requestValue';
import { exampleTimestamp, isTimestamp } from '../../reference/request/timestamp';

/** The id of a place in a request. */
export const idOf = (path: readonly (string | number)[]) => path.map((step) => `/${step}`).join('');

/** Returns a function that makes the form of a request, items when they are drawn. Unchanged fields keep their identity. */
export function formMaker(schema: RequestSchema) {
  const kept = new Map<string, { of: unknown; said: string; field: FormField }>();
  return (value: RequestValue, problems: RequestProblem[]): FormMessage => {
    /** The problems in a place and in all places within. */
    const said = new Map<string, { id: string; text: string; rule: string }[]>();
    for (const { path, ...rest } of problems) {
      const problem = { id: idOf(path), ...rest };
      let place = '';
      for (const step of ['', ...path.map((name) => `/${name}`)]) {
        place += step;
        if (!said.get(place)?.push(problem)) said.set(place, [problem]);
      }
    }
    const problemsAt = (id: string) => (said.get(id) ?? []).filter((problem) => problem.id === id);
    const textsAt = (id: string) => problemsAt(id).map(({ text }) => text);
    const form = messageForm(value, schema.messages[schema.type]!, '');
    return { ...form, problems: textsAt('') };

    /** The field with an id as it was, unless its value or a problem in it has changed. */
    function keep(id: string, of: unknown, make: () => Omit<FormField, 'id' | 'problems'>): FormField {
      const within = said.get(id) ?? [];
      const key = within.map((problem) => `${problem.id} ${problem.text}`).join('\n');
      const before = kept.get(id);
      if (before && before.of === of && before.said === key) return before.field;
      const field = { id, problems: textsAt(id), problemCount: within.length, ...make() };
      kept.set(id, { of, said: key, field });
      return field;
    }

    function messageForm(
      message: RequestValue | undefined,
      { fields, oneofs = [] }: MessageSchema,
      id: string,
    ): FormMessage {
      const set = message?.kind === 'message' ? message.fields : new Map<string, RequestValue>();
      const needed: FormField[] = [];
      const others: FormField[] = [];
      const absent: FormOption[] = [];
      const drawn = new Set<string>();
      for (const field of fields) {
        const inner = set.get(field.name);
        const oneof = oneofs.find(({ name }) => name === field.oneof);
        if (!oneof) {
          if (inner === undefined && !field.needed) absent.push(optionOf(field));
          else (field.needed ? needed : others).push(fieldForm(inner, field, `${id}/${field.name}`));
          continue;
        }
        const arms = fields.filter((arm) => arm.oneof === oneof.name);
        const chosen = arms.find(({ name }) => set.has(name));
        if (!chosen && !oneof.required) {
          absent.push(optionOf(field));
        } else if (!drawn.has(oneof.name)) {
          drawn.add(oneof.name);
          const arm = chosen && fieldForm(set.get(chosen.name), chosen, `${id}/${chosen.name}`);
          (oneof.required ? needed : others).push(choiceField(oneof, arms, arm, `${id}/?${oneof.name}`));
        }
      }
      return { id, fields: [...needed, ...others], absent };
    }

    function choiceField(
      { name, comment, required }: OneofSchema,
      arms: FieldSchema[],
      chosen: FormField | undefined,
      id: string,
    ): FormField {
      return keep(id, chosen, () => ({
        name,
        type: 'one of',
        comment,
        required,
        problemCount: problemsAt(id).length + (chosen?.problemCount ?? 0),
        control: { kind: 'choice', value: chosen?.name ?? '', options: arms.map(optionOf), field: chosen },
      }));
    }

    function fieldForm(inner: RequestValue | undefined, field: FieldSchema, id: string): FormField {
      const { name, comment, words, needed, deprecated, oneof } = field;
      return keep(id, inner, () => ({
        name,
        type: typeInWords(field),
        comment,
        // A broken rule, such as `string.min_len`, says these words itself.
        rules: problemsAt(id).some(({ rule }) => rule.includes('.')) ? undefined : words,
        required: needed,
        deprecated,
        removable: inner !== undefined && !needed && oneof === undefined,
        control: controlOf(inner, field, id),
      }));
    }

    function controlOf(inner: RequestValue | undefined, field: FieldSchema, id: string): FormControl {
      const { label, type, name, key } = field;
      if (label === 'repeated') {
        const items = inner?.kind === 'list' ? inner.items : [];
        return {
          kind: 'list',
          count: items.length,
          itemAt: (index) => itemForm(items[index]!, type, `${id}/${index}`, `${name}[${index}]`),
        };
      }
      if (label === 'map') {
        const entries = inner?.kind === 'map' ? inner.entries : [];
        return {
          kind: 'map',
          count: entries.length,
          entryAt: (index) => {
            const entry = entries[index]!;
            const at = `${id}/${index}`;
            return {
              key: itemForm(textValue(entry.key), key!, `${at}/key`, 'key', true, entry.key),
              value: itemForm(entry.value, type, `${at}/value`, 'value', false),
            };
          },
        };
      }
      return singleControl(inner, type, id, hasFormat(field));
    }

    /** The form of an item, a key or a value; unchanged while it is made of the same. */
    function itemForm(
      item: RequestValue,
      type: TypeName,
      id: string,
      name: string,
      removable = true,
      of: unknown = item,
    ): FormField {
      return keep(id, of, () => ({
        name,
        type: nameInPackage(type.name),
        removable,
        control: singleControl(item, type, id, true),
      }));
    }

    function singleControl(
      single: RequestValue | undefined,
      type: TypeName,
      id: string,
      isShort: boolean,
    ): FormControl {
      const message = messageOf(type, schema);
      if (message) {
        if (single === undefined) return { kind: 'absent' };
        return { kind: 'message', ...messageForm(single, message, id) };
      }
      const text = single?.kind === 'text' ? single.text : '';
      const example = isTimestamp(type) ? exampleTimestamp : undefined;
      if (type.kind === 'message') return { kind: 'text', text, example, multiline: example === undefined };
      const options = valuesOf(type, schema).map(({ name, deprecated }) => ({ name, deprecated }));
      if (options.length > 0) return { kind: 'select', value: text, options };
      if (type.name === 'bool') return { kind: 'checkbox', checked: text === 'true' };
      const isText = type.name === 'string' || type.name === 'bytes';
      return { kind: 'text', text, numeric: !isText, multiline: isText && !isShort };
    }
  };
}

const optionOf = ({ name, deprecated, ...field }: FieldSchema): FormOption => ({
  name,
  type: typeInWords(field),
  deprecated,
});

/** Whether the rules require a format, so that a text fits on one line. */
const hasFormat = ({ rules = {}, type }: FieldSchema) =>
  type.name !== 'string' || Object.values((rules.string ?? {}) as object).includes(true);
