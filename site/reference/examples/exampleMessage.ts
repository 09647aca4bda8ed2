import type { Field, Message, TypeReference } from '../model';
import { constraintOf } from '../rules/rulesOf';
import { asList, asMessage, type Values } from '../rules/values';
import type { Example, ExampleField } from './example';
import { exampleKnown } from './exampleKnown';
import { sampleScalar, sampleEnum } from './sampleScalar';
import type { Types } from './typesOf';

export interface ExampleOptions {
  types: Types;
  /** Reference time for rules such as `gt_now`. */
  now: Date;
  /** Id of an account, for fields that hold one; without it each has another. */
  account?: string;
}

/** Depth to which optional fields are shown; below it only what the rules require. */
const depthOfOptional = 3;

/**
 * An example of a message that keeps its rules: one field of each oneof, one item in each list, no deprecated
 * field, no message inside itself. Deep down, only what a request must have.
 *
 * @param type Full name of the message.
 */
export function exampleMessage(type: string, options: ExampleOptions): Example {
  return messageOf(type, { path: [], options });
}

interface Place {
  /** Full names of the enclosing messages, outermost first. */
  path: string[];
  options: ExampleOptions;
}

function messageOf(type: string, { path, options }: Place): Example {
  const message = options.types.messages.get(type);
  const inner: Place = { path: [...path, type], options };
  const fields: ExampleField[] = [];
  for (const field of message ? chosenFields(message, inner) : []) {
    const value = valueOf(field, inner);
    // An optional message with nothing to show says nothing.
    if (isEmpty(value, options.types) && field.oneof === undefined && !field.needed) continue;
    fields.push({ field, value });
  }
  return { kind: 'message', type, fields };
}

/** Whether an example shows none of the fields of its message. */
function isEmpty(value: Example, { messages }: Types): boolean {
  return (
    value.kind === 'message' && value.fields.length === 0 && messages.get(value.type)?.fields.length !== 0
  );
}

/** The fields that an example shows, in file order. */
function chosenFields(message: Message, place: Place): Field[] {
  const { path } = place;
  const { types } = place.options;
  const depth = path.length - 1;
  const { shown, left } = namesInRules(message);
  const arms = message.oneofs.map((oneof) => {
    const required = oneof.rules.length > 0 || shown.has(oneof.name);
    const fields = message.fields.filter((field) => field.oneof === oneof.name && !isInside(field, path));
    const arm = fields.find(({ deprecated }) => !deprecated) ?? (required ? fields[0] : undefined);
    return required || (arm && isShown(arm, depth)) ? arm : undefined;
  });
  return message.fields.filter((field) => {
    const { name, type } = field;
    if (left.has(name)) return false;
    if (field.oneof !== undefined) return arms.includes(field);
    // Even where rules require it: such a message has no finite example.
    if (isInside(field, path)) return false;
    if (shown.has(name) || field.needed) return true;
    if (field.deprecated || !isDescribed(type, types)) return false;
    return isShown(field, depth);
  });
}

/** Whether a field holds one of its enclosing messages. */
function isInside({ type }: Field, path: string[]): boolean {
  return type.kind === 'message' && path.includes(type.name);
}

/** Whether an optional field is worth showing: fewer the deeper it is. */
function isShown({ label, type }: Field, depth: number): boolean {
  if (label === 'optional') return depth === 0 && type.kind !== 'message';
  return type.kind === 'message' ? depth < depthOfOptional : depth <= depthOfOptional;
}

/** Types of known files are shown only if their JSON is known. */
function isDescribed(type: TypeReference, { messages, enums }: Types): boolean {
  return (
    type.kind === 'scalar' ||
    messages.has(type.name) ||
    enums.has(type.name) ||
    exampleKnown(type.name, {}, 'name', new Date(0)) !== undefined
  );
}

/** Names in the rules of a message. */
interface NamesInRules {
  /** Fields and oneofs in CEL rules, and the first field of each exclusive group. */
  shown: ReadonlySet<string>;
  /** The other fields of such groups. */
  left: ReadonlySet<string>;
}

const noNames: NamesInRules = { shown: new Set(), left: new Set() };

function namesInRules({ rules, options }: Message): NamesInRules {
  if (rules.length === 0) return noNames;
  const text = rules.map(({ expression = '' }) => expression).join('\n');
  const shown = new Set([...text.matchAll(/\bthis\.(\w+)/g)].map(([, name]) => name!));
  const left = new Set<string>();
  for (const group of asList(constraintOf(options, 'message').oneof)) {
    const [first, ...others] = asList(asMessage(group).fields).map(String);
    if (first !== undefined) shown.add(first);
    for (const name of others) left.add(name);
  }
  return { shown, left };
}

function valueOf(field: Field, place: Place): Example {
  const constraint = constraintOf(field.options, 'field');
  if (field.label === 'repeated') {
    const { min_items, unique, items } = asMessage(constraint.repeated);
    const count = unique === true ? 1 : Math.max(1, Number(min_items ?? 1));
    return {
      kind: 'list',
      items: Array.from({ length: count }, () => single(field, asMessage(items), place)),
    };
  }
  if (field.label === 'map') {
    const { keys, values } = asMessage(constraint.map);
    const key = sampleScalar(field.key!.name, 'key', asMessage(keys));
    return { kind: 'map', entries: [{ key, value: single(field, asMessage(values), place) }] };
  }
  return single(field, constraint, place);
}

function single(field: Field, constraint: Values, place: Place): Example {
  const { type } = field;
  const { types, now, account } = place.options;
  if (type.kind === 'enum') return sampleEnum(type.name, constraint, types);
  const name = nameInMessage(field);
  if (type.kind === 'scalar') return sampleScalar(type.name, name, constraint, account);
  const json = exampleKnown(type.name, constraint, name, now, account);
  return json === undefined ? messageOf(type.name, place) : { kind: 'known', type: type.name, json };
}

/** Name of a field behind that of its message: `Job.account_id`. */
function nameInMessage({ fullName }: Field): string {
  const end = fullName.lastIndexOf('.');
  return end < 0 ? fullName : fullName.slice(fullName.lastIndexOf('.', end - 1) + 1);
}
