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
import { wellKnownOf } from '../../reference/request/wellKnown';

/** The id of a place in a request. */
export const idOf = (path: readonly (string | number)[]) => path.map((step) => `/${step}`).join('');

/** Returns a function that makes the form of a request, items when they are drawn. Unchanged fields keep their identity. */
export function formMaker(schema: RequestSchema) {
  const made = new Map<string, MadeField>();
  return (value: RequestValue, problems: RequestProblem[]): FormMessage => {
    const maker = new FormMaker(schema, problemsByPlace(problems), made);
    const form = maker.messageForm(value, schema.messages[schema.type]!, '');
    return { ...form, problems: maker.problemsAt('').map(({ text }) => text) };
  };
}

interface PlacedProblem extends Omit<RequestProblem, 'path'> {
  id: string;
}

/** The problems of each place, with those of all places within it. */
function problemsByPlace(problems: RequestProblem[]): Map<string, PlacedProblem[]> {
  const byPlace = new Map<string, PlacedProblem[]>();
  for (const { path, ...rest } of problems) {
    const problem = { id: idOf(path), ...rest };
    for (let length = 0; length <= path.length; length++) {
      const place = idOf(path.slice(0, length));
      byPlace.set(place, [...(byPlace.get(place) ?? []), problem]);
    }
  }
  return byPlace;
}

/** A field, with the value and the problems that it was made of. */
interface MadeField {
  source: unknown;
  problems: string;
  field: FormField;
}

class FormMaker {
  constructor(
    private readonly schema: RequestSchema,
    private readonly problems: Map<string, PlacedProblem[]>,
    private readonly made: Map<string, MadeField>,
  ) {}

  problemsAt(id: string): PlacedProblem[] {
    return (this.problems.get(id) ?? []).filter((problem) => problem.id === id);
  }

  messageForm(
    value: RequestValue | undefined,
    { fields, oneofs = [] }: MessageSchema,
    id: string,
  ): FormMessage {
    const set = value?.kind === 'message' ? value.fields : new Map<string, RequestValue>();
    const needed: FormField[] = [];
    const others: FormField[] = [];
    const absent: FormOption[] = [];
    for (const field of fields) {
      const oneof = oneofs.find(({ name }) => name === field.oneof);
      const arms = oneof ? fields.filter((arm) => arm.oneof === oneof.name) : [field];
      const chosen = arms.find(({ name }) => set.has(name));
      const isNeeded = oneof ? oneof.required : field.needed;
      if (!chosen && !isNeeded) {
        absent.push(optionOf(field));
      } else if (!oneof) {
        (isNeeded ? needed : others).push(this.fieldForm(set.get(field.name), field, `${id}/${field.name}`));
      } else if (field === arms[0]) {
        const arm = chosen && this.fieldForm(set.get(chosen.name), chosen, `${id}/${chosen.name}`);
        (isNeeded ? needed : others).push(this.choiceField(oneof, arms, arm, `${id}/?${oneof.name}`));
      }
    }
    return { id, fields: [...needed, ...others], absent };
  }

  /** The field with an id as it was made before, unless its value or a problem in it has changed. */
  private keep(id: string, source: unknown, make: () => Omit<FormField, 'id' | 'problems'>): FormField {
    const within = this.problems.get(id) ?? [];
    const problems = within.map((problem) => `${problem.id} ${problem.text}`).join('\n');
    const before = this.made.get(id);
    if (before && before.source === source && before.problems === problems) return before.field;
    const texts = this.problemsAt(id).map(({ text }) => text);
    const field = { id, problems: texts, problemCount: within.length, ...make() };
    this.made.set(id, { source, problems, field });
    return field;
  }

  private choiceField(
    { name, comment, required }: OneofSchema,
    arms: FieldSchema[],
    chosen: FormField | undefined,
    id: string,
  ): FormField {
    return this.keep(id, chosen, () => ({
      name,
      type: 'one of',
      comment,
      required,
      problemCount: this.problemsAt(id).length + (chosen?.problemCount ?? 0),
      control: { kind: 'choice', value: chosen?.name ?? '', options: arms.map(optionOf), field: chosen },
    }));
  }

  private fieldForm(value: RequestValue | undefined, field: FieldSchema, id: string): FormField {
    const { name, comment, words, needed, deprecated, oneof } = field;
    return this.keep(id, value, () => ({
      name,
      type: typeInWords(field),
      comment,
      // The problem of a broken rule, such as `string.min_len`, repeats these words.
      rules: this.problemsAt(id).some(({ rule }) => rule.includes('.')) ? undefined : words,
      required: needed,
      deprecated,
      removable: value !== undefined && !needed && oneof === undefined,
      control: this.controlOf(value, field, id),
    }));
  }

  private controlOf(value: RequestValue | undefined, field: FieldSchema, id: string): FormControl {
    const { label, type, name, key } = field;
    if (label === 'repeated') {
      const items = value?.kind === 'list' ? value.items : [];
      const itemAt = (index: number) => {
        const item = items[index]!;
        return this.itemForm(item, type, { id: `${id}/${index}`, name: `${name}[${index}]`, source: item });
      };
      return { kind: 'list', count: items.length, itemAt };
    }
    if (label !== 'map') return this.singleControl(value, type, id, hasFormat(field));
    const entries = value?.kind === 'map' ? value.entries : [];
    const entryAt = (index: number) => {
      const entry = entries[index]!;
      const part = (name: 'key' | 'value') => ({ id: `${id}/${index}/${name}`, name, source: entry[name] });
      return {
        key: this.itemForm(textValue(entry.key), key!, part('key')),
        value: this.itemForm(entry.value, type, part('value')),
      };
    };
    return { kind: 'map', count: entries.length, entryAt };
  }

  /** The form of an item, a key or a value. */
  private itemForm(
    item: RequestValue,
    type: TypeName,
    { id, name, source }: { id: string; name: string; source: unknown },
  ): FormField {
    return this.keep(id, source, () => ({
      name,
      type: nameInPackage(type.name),
      removable: name !== 'value',
      control: this.singleControl(item, type, id, true),
    }));
  }

  private singleControl(
    value: RequestValue | undefined,
    type: TypeName,
    id: string,
    isShort: boolean,
  ): FormControl {
    const message = messageOf(type, this.schema);
    if (message) {
      if (value === undefined) return { kind: 'absent' };
      return { kind: 'message', ...this.messageForm(value, message, id) };
    }
    const text = value?.kind === 'text' ? value.text : '';
    const example = wellKnownOf(type)?.example;
    if (type.kind === 'message') return { kind: 'text', text, example, multiline: example === undefined };
    const options = valuesOf(type, this.schema).map(({ name, deprecated }) => ({ name, deprecated }));
    if (options.length > 0) return { kind: 'select', value: text, options };
    if (type.name === 'bool') return { kind: 'checkbox', checked: text === 'true' };
    const isText = type.name === 'string' || type.name === 'bytes';
    return { kind: 'text', text, numeric: !isText, multiline: isText && !isShort };
  }
}

const optionOf = ({ name, deprecated, ...field }: FieldSchema): FormOption => ({
  name,
  type: typeInWords(field),
  deprecated,
});

/** Whether the rules require a format, so that a text fits on one line. */
const hasFormat = ({ rules = {}, type }: FieldSchema) =>
  type.name !== 'string' || Object.values((rules.string ?? {}) as object).includes(true);
