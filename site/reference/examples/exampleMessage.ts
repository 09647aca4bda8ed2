import type { Field, Message, TypeReference } from '../model';
import { constraintOf } from '../rules/rulesOf';
import { asList, asMessage, type Values } from '../rules/values';
import { constrains } from './constrains';
import type { Example, ExampleField } from './example';
import { exampleKnown } from './exampleKnown';
import { sampleScalar } from './sampleScalar';
import { sampleEnum } from './sampleEnum';
import type { Types } from './typesOf';

export interface ExampleOptions {
  types: Types;
  /** Time for rules that speak of now. */
  now: Date;
}

/** Fields that may be left out are shown down to this depth; below it only what the rules ask for. */
const depthOfOptional = 3;

/**
 * An example of a message that keeps its rules: one field of each oneof, one item in each list, no deprecated
 * field, no message inside itself. Deep down, only what a request must have.
 *
 * @param type Full name of the message.
 */
export function exampleMessage(type: string, options: ExampleOptions): Example {
  return messageOf(type, { path: [], met: new Set() }, options);
}

/** Where in an example a message stands. */
interface Place {
  /** Full names of the messages around it, outermost first. */
  path: string[];
  /** Collects the messages that what stands here may hold: with one of them around it, the example is another. */
  met: Set<string>;
}

/** An example, and the messages that must not stand around it. */
interface Made {
  example: Example;
  met: Set<string>;
}

/** Examples that have been made, by depth and type: the same messages come back in many others. */
const made = new WeakMap<Types, Map<string, Made>>();

function messageOf(type: string, { path, met }: Place, options: ExampleOptions): Example {
  const ofTypes = made.get(options.types) ?? new Map<string, Made>();
  made.set(options.types, ofTypes);
  const key = `${Math.min(path.length, depthOfOptional + 1)} ${options.now.getTime()} ${type}`;
  let known = ofTypes.get(key);
  if (known === undefined || path.some((outer) => known!.met.has(outer))) {
    known = makeMessage(type, path, options);
    if (!path.some((outer) => known!.met.has(outer))) ofTypes.set(key, known);
  }
  for (const inner of known.met) met.add(inner);
  return known.example;
}

function makeMessage(type: string, path: string[], options: ExampleOptions): Made {
  const message = options.types.messages.get(type);
  const inner: Place = { path: [...path, type], met: new Set() };
  const fields: ExampleField[] = [];
  for (const field of message ? chosenFields(message, inner, options) : []) {
    const value = valueOf(field, inner, options);
    // A message of which nothing is shown says nothing, unless it must be there.
    if (isEmpty(value, options.types) && field.oneof === undefined && !isNeeded(field)) continue;
    fields.push({ field, value });
  }
  return { example: { kind: 'message', type, fields }, met: inner.met };
}

/** Whether a message that has fields shows none of them. */
function isEmpty(value: Example, { messages }: Types): boolean {
  return (
    value.kind === 'message' && value.fields.length === 0 && messages.get(value.type)?.fields.length !== 0
  );
}

/** The fields that an example shows, in the order of the file. */
function chosenFields(message: Message, { path, met }: Place, { types }: ExampleOptions): Field[] {
  const depth = path.length - 1;
  const named = fieldsInExpressions(message);
  for (const { type } of message.fields) if (type.kind === 'message') met.add(type.name);
  const recursive = (field: Field) => field.type.kind === 'message' && path.includes(field.type.name);
  const groups = groupsOf(message);
  const isFirst = ({ name }: Field) => groups.some(({ first }) => first === name);
  const isOther = ({ name }: Field) => groups.some(({ others }) => others.includes(name));
  const must = (field: Field) => named.has(field.name) || isFirst(field) || isNeeded(field);
  const arms = message.oneofs.map((oneof) => {
    const required = oneof.rules.length > 0 || named.has(oneof.name);
    const fields = message.fields.filter((field) => field.oneof === oneof.name && !recursive(field));
    const arm = fields.find(({ deprecated }) => !deprecated) ?? (required ? fields[0] : undefined);
    return required || (arm && isShown(arm, depth)) ? arm : undefined;
  });
  return message.fields.filter((field) => {
    if (isOther(field)) return false;
    if (field.oneof !== undefined) return arms.includes(field);
    if (must(field)) return true;
    if (field.deprecated || recursive(field) || !isDescribed(field.type, types)) return false;
    return isShown(field, depth);
  });
}

/** Whether a request without the field breaks a rule of the field. */
function isNeeded(field: Field): boolean {
  const constraint = constraintOf(field.options, 'field');
  if (constraint.required === true || field.presence === 'required') return true;
  if (field.label === 'repeated') return Number(asMessage(constraint.repeated).min_items ?? 0) > 0;
  if (field.label === 'map') return Number(asMessage(constraint.map).min_pairs ?? 0) > 0;
  return field.presence === 'implicit' && constrains(constraint);
}

/** Whether a field that may be left out is worth showing: much at the top, less and less below. */
function isShown({ label, type }: Field, depth: number): boolean {
  if (label === 'optional') return depth === 0 && type.kind !== 'message';
  return type.kind === 'message' ? depth < depthOfOptional : depth <= depthOfOptional;
}

/** A type of a file that every tree may import is shown only where its JSON is known. */
function isDescribed(type: TypeReference, { messages, enums }: Types): boolean {
  return (
    type.kind === 'scalar' ||
    messages.has(type.name) ||
    enums.has(type.name) ||
    exampleKnown(type.name, {}, 'name') !== undefined
  );
}

const none: ReadonlySet<string> = new Set();

/** Names of the fields that rules of the message itself, in CEL, speak of. */
function fieldsInExpressions({ rules }: Message): ReadonlySet<string> {
  if (rules.length === 0) return none;
  const text = rules.map(({ expression = '' }) => expression).join('\n');
  return new Set([...text.matchAll(/\bthis\.(\w+)/g)].map(([, name]) => name!));
}

/** Groups of fields of which a rule of the message allows one: the first of each is shown. */
function groupsOf({ options }: Message): { first?: string; others: string[] }[] {
  return asList(constraintOf(options, 'message').oneof).map((group) => {
    const [first, ...others] = asList(asMessage(group).fields).map(String);
    return { first, others };
  });
}

function valueOf(field: Field, place: Place, options: ExampleOptions): Example {
  const constraint = constraintOf(field.options, 'field');
  if (field.label === 'repeated') {
    const { min_items, unique, items } = asMessage(constraint.repeated);
    const count = unique === true ? 1 : Math.max(1, Number(min_items ?? 1));
    return {
      kind: 'list',
      items: Array.from({ length: count }, () => single(field, asMessage(items), place, options)),
    };
  }
  if (field.label === 'map') {
    const { keys, values } = asMessage(constraint.map);
    const key = sampleScalar(field.key!.name, 'key', asMessage(keys));
    return { kind: 'map', entries: [{ key, value: single(field, asMessage(values), place, options) }] };
  }
  return single(field, constraint, place, options);
}

function single(field: Field, constraint: Values, place: Place, options: ExampleOptions): Example {
  const { type } = field;
  const name = field.fullName.split('.').slice(-2).join('.');
  if (type.kind === 'scalar') return sampleScalar(type.name, name, constraint);
  if (type.kind === 'enum') return sampleEnum(type.name, constraint, options.types);
  const json = exampleKnown(type.name, constraint, name, options.now);
  return json === undefined ? messageOf(type.name, place, options) : { kind: 'known', type: type.name, json };
}
