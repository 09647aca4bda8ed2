import type { Clients } from '../../settings/schema';
import { fromJson } from '../request/fromJson';
import type { FieldSchema, MessageSchema, TypeName, TypeRegistry } from '../request/requestSchema';
import type { MessageValue, RequestValue } from '../request/requestValue';
import { emptyMessage, initialValue, messageOf, textValue, valuesOf } from '../request/requestValue';
import { isTimestamp } from '../request/timestamp';
import { asMessage, oneofRulesOf, type RuleOptions } from '../rules/ruleOptions';
import { exampleEnum, exampleScalar } from './exampleScalar';
import { exampleTimestamp, resolveRelativeTimes } from './exampleTime';

export interface ExampleOptions {
  types: TypeRegistry;
  /** The time that rules such as `gt_now` compare with. */
  now: Date;
  /** Provides the account id for fields that need one. @default each field gets its own id */
  clients?: Pick<Clients, 'account'>;
}

/** Depth to which optional fields are shown; below it, only fields that the rules require. */
const maxOptionalDepth = 3;

/** Limits for messages whose rules would make them infinite. */
const max = { depth: 20, messages: 500, items: 100 };

/**
 * The written example of a message, or one that satisfies its rules: one field of each oneof, one item in each list, no
 * deprecated fields, no message inside itself. Deep down, only the fields that a request must have.
 */
export function exampleMessage(fullName: string, options: ExampleOptions): MessageValue {
  return makeMessage(fullName, { ...options, path: [], budget: { messages: max.messages } });
}

interface ExampleContext extends ExampleOptions {
  /** Full names of the enclosing messages, outermost first. */
  path: string[];
  /** The number of messages that the example can still add. */
  budget: { messages: number };
}

function makeMessage(name: string, context: ExampleContext): MessageValue {
  const { path, types, now, budget } = context;
  const message = messageOf({ kind: 'message', name }, types);
  if (!message || path.length > max.depth || --budget.messages < 0) return emptyMessage;
  const written = types.examples?.messages.get(name);
  if (written !== undefined) {
    return fromJson(resolveRelativeTimes(written, now), { ...types, root: name }).value;
  }
  const fields = new Map<string, RequestValue>();
  const inner: ExampleContext = { ...context, path: [...path, name] };
  for (const field of chosenFields(message, inner)) {
    const value = exampleField(field, inner);
    const isOptional = field.oneof === undefined && !field.needed;
    const isBlank = value.kind === 'message' && value.fields.size === 0;
    // Omit optional messages without any shown field.
    if (isOptional && isBlank && messageOf(field.type, types)?.fields.length !== 0) continue;
    fields.set(field.name, value);
  }
  return { kind: 'message', fields };
}

/** The fields that an example shows, in file order. */
function chosenFields(message: MessageSchema, { path, types }: ExampleContext): FieldSchema[] {
  const depth = path.length - 1;
  // Recursive fields are left out even if rules require them: they have no finite example.
  const finite = message.fields.filter(({ type }) => type.kind !== 'message' || !path.includes(type.name));
  // If a rule allows only one of several fields, all but the first.
  const excluded = oneofRulesOf(message.ruleOptions).flatMap(({ names }) => names.slice(1));
  const cases = (message.oneofs ?? []).map((oneof) => {
    const fields = finite.filter((field) => field.oneof === oneof.name);
    const oneofCase = fields.find(({ deprecated }) => !deprecated) ?? (oneof.required && fields[0]);
    return oneofCase && (oneof.required || isShown(oneofCase, depth)) ? oneofCase : undefined;
  });
  return finite.filter((field) => {
    if (field.oneof !== undefined) return cases.includes(field);
    if (excluded.includes(field.name)) return false;
    return field.needed || (!field.deprecated && isSupported(field.type, types) && isShown(field, depth));
  });
}

/** Whether to show an optional field: the deeper it is, the fewer are shown. */
function isShown({ label, type }: FieldSchema, depth: number): boolean {
  if (label === 'optional') return depth === 0 && type.kind !== 'message';
  return type.kind === 'message' ? depth < maxOptionalDepth : depth <= maxOptionalDepth;
}

/** Rare well-known types are left out. */
function isSupported(type: TypeName, types: TypeRegistry): boolean {
  if (type.kind === 'message') return isTimestamp(type) || !!messageOf(type, types);
  return type.kind === 'scalar' || valuesOf(type, types).length > 0;
}

function exampleField(field: FieldSchema, context: ExampleContext): RequestValue {
  const { label, keyType, ruleOptions = {} } = field;
  const single = (itemOptions: RuleOptions) => singleValue(field, itemOptions, context);
  if (label === 'repeated') {
    const { min_items, unique, items } = asMessage(ruleOptions.repeated);
    const count = unique === true ? 1 : Math.min(Math.max(1, Number(min_items ?? 1)), max.items);
    return { kind: 'list', items: Array.from({ length: count }, () => single(asMessage(items))) };
  }
  if (label === 'map') {
    const { keys, values } = asMessage(ruleOptions.map);
    const example = exampleScalar(keyType!.name, 'key', asMessage(keys));
    return { kind: 'map', entries: [{ key: example, value: single(asMessage(values)) }] };
  }
  return single(ruleOptions);
}

function singleValue(field: FieldSchema, ruleOptions: RuleOptions, context: ExampleContext): RequestValue {
  const { name, type } = field;
  const { types, now, clients } = context;
  if (type.kind === 'enum') return textValue(exampleEnum(valuesOf(type, types), asMessage(ruleOptions.enum)));
  if (type.kind === 'scalar') {
    const account = name === 'account_id' ? clients?.account : undefined;
    const written = account ?? types.examples?.fields.get(name);
    return textValue(exampleScalar(type.name, name, ruleOptions, written?.toString()));
  }
  if (isTimestamp(type)) return textValue(exampleTimestamp(asMessage(ruleOptions.timestamp), now));
  return messageOf(type, types) ? makeMessage(type.name, context) : initialValue(type, types);
}
