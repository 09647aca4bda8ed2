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
  return messageOf(type, [], options);
}

function messageOf(type: string, path: string[], options: ExampleOptions): Example {
  const message = options.types.messages.get(type);
  const here = [...path, type];
  const fields: ExampleField[] = [];
  for (const field of message ? chosenFields(message, path, options) : []) {
    const value = valueOf(field, here, options);
    // A message of which nothing is shown says nothing, unless it must be there.
    if (isEmpty(value, options.types) && field.oneof === undefined && !isNeeded(field)) continue;
    fields.push({ field, value });
  }
  return { kind: 'message', type, fields };
}

/** Whether a message that has fields shows none of them. */
function isEmpty(value: Example, { messages }: Types): boolean {
  return (
    value.kind === 'message' && value.fields.length === 0 && messages.get(value.type)?.fields.length !== 0
  );
}

/** The fields that an example shows, in the order of the file. */
function chosenFields(message: Message, path: string[], { types }: ExampleOptions): Field[] {
  const here = [...path, message.fullName];
  const named = fieldsInExpressions(message);
  const recursive = (field: Field) => field.type.kind === 'message' && here.includes(field.type.name);
  const groups = groupsOf(message);
  const isFirst = ({ name }: Field) => groups.some(({ first }) => first === name);
  const isOther = ({ name }: Field) => groups.some(({ others }) => others.includes(name));
  const must = (field: Field) => named.has(field.name) || isFirst(field) || isNeeded(field);
  const arms = message.oneofs.map((oneof) => {
    const required = oneof.rules.length > 0 || named.has(oneof.name);
    const fields = message.fields.filter((field) => field.oneof === oneof.name && !recursive(field));
    const arm = fields.find(({ deprecated }) => !deprecated) ?? (required ? fields[0] : undefined);
    return required || (arm && isShown(arm, path.length)) ? arm : undefined;
  });
  return message.fields.filter((field) => {
    if (isOther(field)) return false;
    if (field.oneof !== undefined) return arms.includes(field);
    if (must(field)) return true;
    if (field.deprecated || recursive(field) || !isDescribed(field.type, types)) return false;
    return isShown(field, path.length);
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

/** Names of the fields that rules of the message itself, in CEL, speak of. */
function fieldsInExpressions({ rules }: Message): Set<string> {
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

function valueOf(field: Field, path: string[], options: ExampleOptions): Example {
  const constraint = constraintOf(field.options, 'field');
  if (field.label === 'repeated') {
    const { min_items, unique, items } = asMessage(constraint.repeated);
    const count = unique === true ? 1 : Math.max(1, Number(min_items ?? 1));
    return {
      kind: 'list',
      items: Array.from({ length: count }, () => single(field, asMessage(items), path, options)),
    };
  }
  if (field.label === 'map') {
    const { keys, values } = asMessage(constraint.map);
    const key = sampleScalar(field.key!.name, 'key', asMessage(keys));
    return { kind: 'map', entries: [{ key, value: single(field, asMessage(values), path, options) }] };
  }
  return single(field, constraint, path, options);
}

function single(field: Field, constraint: Values, path: string[], options: ExampleOptions): Example {
  const { type } = field;
  const name = field.fullName.split('.').slice(-2).join('.');
  if (type.kind === 'scalar') return sampleScalar(type.name, name, constraint);
  if (type.kind === 'enum') return sampleEnum(type.name, constraint, options.types);
  const json = exampleKnown(type.name, constraint, name, options.now);
  return json === undefined ? messageOf(type.name, path, options) : { kind: 'known', type: type.name, json };
}
