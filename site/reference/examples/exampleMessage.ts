import type { Field, Message, TypeReference } from '../model';
import { constraintOf } from '../rules/rulesOf';
import { asList, asMessage, type Values } from '../rules/values';
import type { Example, ExampleField } from './example';
import { exampleKnown } from './exampleKnown';
import { sampleScalar, sampleEnum } from './sampleScalar';
import type { Types } from './typesOf';

export interface ExampleOptions {
  types: Types;
  /** Time for rules that speak of now. */
  now: Date;
  /** Id of an account, for fields that hold one; without it each has another. */
  account?: string;
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
  return messageOf(type, { path: [], met: new Set(), made: madeWith(options), options });
}

/** Where in an example a message stands. */
interface Place {
  /** Full names of the messages around it, outermost first. */
  path: string[];
  /** Collects the endless messages that what stands here may hold: with one of them around it, the example is another. */
  met: Set<string>;
  made: Made;
  options: ExampleOptions;
}

/** What has been made with the same options: the same messages and fields come back in many others. */
interface Made {
  now: number;
  account?: string;
  /** Examples of messages, by depth and type, each with the messages that must not stand around it. */
  messages: Map<string, { example: Example; met: Set<string> }>[];
  /** Examples of the values of fields that hold no message. */
  values: Map<Field, Example>;
  /** Whether messages are endless: see {@link isEndless}. */
  endless: Map<string, boolean>;
}

const lastMade = new WeakMap<Types, Made>();

function madeWith({ types, now, account }: ExampleOptions): Made {
  const last = lastMade.get(types);
  if (last?.now === now.getTime() && last.account === account) return last;
  const messages = Array.from({ length: depthOfOptional + 2 }, (): Made['messages'][number] => new Map());
  const made: Made = {
    now: now.getTime(),
    account,
    messages,
    values: new Map(),
    endless: new Map(),
  };
  lastMade.set(types, made);
  return made;
}

function messageOf(type: string, place: Place): Example {
  const { path, met, made } = place;
  const ofDepth = made.messages[Math.min(path.length, depthOfOptional + 1)]!;
  let known = ofDepth.get(type);
  if (known === undefined || path.some((outer) => known!.met.has(outer))) {
    known = makeMessage(type, place);
    if (!path.some((outer) => known!.met.has(outer))) ofDepth.set(type, known);
  }
  for (const inner of known.met) met.add(inner);
  return known.example;
}

function makeMessage(type: string, { path, made, options }: Place): { example: Example; met: Set<string> } {
  const message = options.types.messages.get(type);
  const inner: Place = { path: [...path, type], met: new Set(), made, options };
  const fields: ExampleField[] = [];
  for (const field of message ? chosenFields(message, inner) : []) {
    const value = valueOf(field, inner);
    // A message of which nothing is shown says nothing, unless it must be there.
    if (isEmpty(value, options.types) && field.oneof === undefined && !field.needed) continue;
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
function chosenFields(message: Message, place: Place): Field[] {
  const { path, met } = place;
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
    if (type.kind === 'message' && isEndless(type.name, types, place.made)) met.add(type.name);
    if (left.has(name)) return false;
    if (field.oneof !== undefined) return arms.includes(field);
    // Even where rules require it: such a message has no finite example.
    if (isInside(field, path)) return false;
    if (shown.has(name) || field.needed) return true;
    if (field.deprecated || !isDescribed(type, types)) return false;
    return isShown(field, depth);
  });
}

/** Whether a message may hold itself, or a message that may. Only such a message can meet one of those around it. */
function isEndless(type: string, types: Types, made: Made): boolean {
  const known = made.endless.get(type);
  if (known !== undefined) return known;
  // Whoever meets it while it is looked through has come round.
  made.endless.set(type, true);
  const fields = types.messages.get(type)?.fields ?? [];
  const endless = fields.some(
    (field) => field.type.kind === 'message' && isEndless(field.type.name, types, made),
  );
  made.endless.set(type, endless);
  return endless;
}

/** Whether a field holds one of the messages that stand around it. */
function isInside({ type }: Field, path: string[]): boolean {
  return type.kind === 'message' && path.includes(type.name);
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
    exampleKnown(type.name, {}, 'name', new Date(0)) !== undefined
  );
}

/** What the rules of a message itself ask for, by name. */
interface NamesInRules {
  /** Fields and oneofs that rules in CEL speak of, and the first of each group of fields of which one is allowed. */
  shown: ReadonlySet<string>;
  /** The others of such a group. */
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
  const known = place.made.values.get(field);
  if (known) return known;
  const value = makeValue(field, place);
  if (field.type.kind !== 'message' || value.kind === 'known') place.made.values.set(field, value);
  return value;
}

function makeValue(field: Field, place: Place): Example {
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
