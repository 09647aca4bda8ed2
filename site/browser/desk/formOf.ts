import type { DeskControl, DeskField, DeskMessage, DeskOption } from '#ui';

import { nameInPackage } from '../../reference/examples/nameInPackage';
import type { RequestProblem } from '../../reference/request/checkRequest';
import type {
  EnumSchema,
  FieldSchema,
  MessageSchema,
  OneofSchema,
  RequestSchema,
  TypeName,
} from '../../reference/request/requestSchema';
import { knownName, messageOf, scalarOf, type RequestValue } from '../../reference/request/requestValue';

/** Makes the form of a request. Fields in which nothing has changed are the same objects as before. */
export type MakeForm = (value: RequestValue, problems: RequestProblem[]) => DeskMessage;

/** Makes what draws the requests of a schema as forms. */
export function formMaker(schema: RequestSchema): MakeForm {
  const kept = new Map<string, { value: unknown; said: string; field: DeskField }>();
  return (value, problems) => {
    const said = problems.map(({ path, text }) => ({ id: idOf(path), text }));
    const maker: Maker = {
      schema,
      problemsAt: (id) => said.filter((problem) => problem.id === id).map(({ text }) => text),
      keep: (id, of, make) => {
        const within = said.filter((problem) => problem.id === id || problem.id.startsWith(`${id}/`));
        const key = within.map((problem) => `${problem.id} ${problem.text}`).join('\n');
        const before = kept.get(id);
        if (before && before.value === of && before.said === key) return before.field;
        const field = make();
        kept.set(id, { value: of, said: key, field });
        return field;
      },
    };
    const form = messageForm(value, schema.messages[schema.type]!, '', maker);
    return { ...form, problems: maker.problemsAt('') };
  };
}

/** The id of a place in a request. */
export const idOf = (path: readonly (string | number)[]) => path.map((step) => `/${step}`).join('');

interface Maker {
  schema: RequestSchema;
  problemsAt: (id: string) => string[];
  /** The field with an id as it was, unless its value or a problem in it has changed. */
  keep: (id: string, value: unknown, make: () => DeskField) => DeskField;
}

function messageForm(
  value: RequestValue | undefined,
  { fields, oneofs = [] }: MessageSchema,
  id: string,
  maker: Maker,
): DeskMessage {
  const set = value?.kind === 'message' ? value.fields : new Map<string, RequestValue>();
  const needed: DeskField[] = [];
  const others: DeskField[] = [];
  const absent: DeskOption[] = [];
  const drawn = new Set<string>();
  for (const field of fields) {
    const oneof = oneofs.find(({ name }) => name === field.oneof);
    if (oneof) {
      const arms = fields.filter((arm) => arm.oneof === oneof.name);
      const chosen = arms.find(({ name }) => set.has(name));
      if (!chosen && !oneof.required) absent.push(optionOf(field));
      else if (!drawn.has(oneof.name)) {
        drawn.add(oneof.name);
        const row = choiceField(oneof, arms, chosen, chosen && set.get(chosen.name), id, maker);
        (oneof.required ? needed : others).push(row);
      }
      continue;
    }
    const inner = set.get(field.name);
    if (inner === undefined && !field.needed) absent.push(optionOf(field));
    else (field.needed ? needed : others).push(fieldForm(inner, field, `${id}/${field.name}`, maker));
  }
  return { id, fields: [...needed, ...others], absent };
}

const optionOf = ({ name, comment, deprecated, ...field }: FieldSchema): DeskOption => ({
  name,
  type: typeInWords(field),
  comment,
  deprecated,
});

function choiceField(
  { name, comment, required }: OneofSchema,
  arms: FieldSchema[],
  chosen: FieldSchema | undefined,
  value: RequestValue | undefined,
  parent: string,
  maker: Maker,
): DeskField {
  const id = `${parent}/?${name}`;
  const arm = chosen && fieldForm(value, chosen, `${parent}/${chosen.name}`, maker, true);
  return maker.keep(id, arm, () => ({
    id,
    name,
    type: 'one of',
    comment,
    required,
    problems: maker.problemsAt(id),
    control: { kind: 'choice', value: chosen?.name ?? '', options: arms.map(optionOf), field: arm },
  }));
}

function fieldForm(
  value: RequestValue | undefined,
  field: FieldSchema,
  id: string,
  maker: Maker,
  isArm = false,
): DeskField {
  const { name, comment, words, needed, deprecated } = field;
  return maker.keep(id, value, () => ({
    id,
    name,
    type: typeInWords(field),
    comment,
    rules: words,
    problems: maker.problemsAt(id),
    required: needed,
    deprecated,
    removable: value !== undefined && !needed && !isArm,
    control: controlOf(value, field, id, maker),
  }));
}

function controlOf(
  value: RequestValue | undefined,
  field: FieldSchema,
  id: string,
  maker: Maker,
): DeskControl {
  const { label, type, name } = field;
  if (label === 'repeated') {
    const items = value?.kind === 'list' ? value.items : [];
    return {
      kind: 'list',
      items: items.map((item, index) => itemForm(item, type, `${id}/${index}`, `${name}[${index}]`, maker)),
    };
  }
  if (label === 'map') {
    const entries = value?.kind === 'map' ? value.entries : [];
    return {
      kind: 'map',
      entries: entries.map((entry, index) => {
        const at = `${id}/${index}`;
        const key = { kind: 'text', text: entry.key } as const;
        return {
          id: at,
          key: maker.keep(`${at}/key`, entry.key, () => ({
            ...itemField(key, field.key!, `${at}/key`, 'key', maker),
            removable: true,
          })),
          value: maker.keep(`${at}/value`, entry.value, () =>
            itemField(entry.value, type, `${at}/value`, 'value', maker),
          ),
        };
      }),
    };
  }
  return singleControl(value, type, id, maker, hasForm(field));
}

function itemForm(value: RequestValue, type: TypeName, id: string, name: string, maker: Maker): DeskField {
  return maker.keep(id, value, () => ({ ...itemField(value, type, id, name, maker), removable: true }));
}

const itemField = (
  value: RequestValue,
  type: TypeName,
  id: string,
  name: string,
  maker: Maker,
): DeskField => ({
  id,
  name,
  type: nameInPackage(type.name),
  problems: maker.problemsAt(id),
  control: singleControl(value, type, id, maker, true),
});

/** Whether the rules give a text a form, so that it has one line. */
const hasForm = ({ rules = {}, type }: FieldSchema) =>
  type.name !== 'string' || Object.values((rules.string ?? {}) as object).includes(true);

function singleControl(
  value: RequestValue | undefined,
  type: TypeName,
  id: string,
  maker: Maker,
  isShort: boolean,
): DeskControl {
  const { schema } = maker;
  const message = messageOf(type, schema);
  if (message) {
    if (value === undefined) return { kind: 'absent' };
    return { kind: 'message', ...messageForm(value, message, id, maker) };
  }
  const text = value?.kind === 'text' ? value.text : '';
  if (type.kind === 'enum' && Object.hasOwn(schema.enums, type.name))
    return { kind: 'select', value: text, options: valuesOf(schema.enums[type.name]!) };
  const scalar = scalarOf(type);
  if (scalar === 'bool') return { kind: 'checkbox', checked: text === 'true' };
  if (scalar !== undefined) {
    const isText = scalar === 'string' || scalar === 'bytes';
    return { kind: 'text', text, numeric: !isText, multiline: isText && !isShort };
  }
  return knownControl(knownName(type), value, text);
}

const examples: Record<string, string> = {
  Timestamp: '2026-01-31T12:00:00Z',
  Duration: '60s',
};

function knownControl(name: string | undefined, value: RequestValue | undefined, text: string): DeskControl {
  if (name === 'Empty') return value === undefined ? { kind: 'absent' } : { kind: 'present' };
  const example = examples[name ?? ''];
  return { kind: 'text', text, example, multiline: example === undefined };
}

const values = new WeakMap<EnumSchema, DeskOption[]>();

function valuesOf(schema: EnumSchema): DeskOption[] {
  const known =
    values.get(schema) ??
    schema.values.map(({ name, comment, deprecated }) => ({ name, comment, deprecated }));
  values.set(schema, known);
  return known;
}

function typeInWords({ label, type, key }: Pick<FieldSchema, 'label' | 'type' | 'key'>): string {
  const name = nameInPackage(type.name);
  if (label === 'repeated') return `list of ${name}`;
  return label === 'map' ? `map of ${key!.name} to ${name}` : name;
}
