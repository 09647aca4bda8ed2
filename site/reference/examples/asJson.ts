import type { Example, FieldOfExample, JsonValue } from './example';
import { toJson } from './toJson';

/** A message that is written as its JSON, which the language's own reader of protobuf then reads. */
export interface MessageAsJson {
  /** Full name of the message. */
  type: string;
  json: JsonValue;
  /** Full names of the messages that the reader meets in an `Any`. */
  packed: string[];
  /** Fields in it that other files add. */
  added: FieldOfExample[];
}

/**
 * A message that has no literal in programming languages: what is packed in an `Any`, and one with fields that other files add.
 *
 * @returns Undefined for everything else.
 */
export function asJson(example: Example): MessageAsJson | undefined {
  const isAny = example.kind === 'known' && example.type === any && packedIn(example.json).length > 0;
  const isExtended =
    example.kind === 'message' && example.fields.some(({ field }) => field.added !== undefined);
  if (!isAny && !isExtended) return undefined;
  const found = { packed: new Set<string>(), added: new Map<string, FieldOfExample>() };
  gather(example, found);
  return {
    type: example.type,
    json: toJson(example),
    packed: [...found.packed],
    added: [...found.added.values()],
  };
}

const any = 'google.protobuf.Any';

/** Name of a message of `google/protobuf/`, which every language brings; undefined for other messages. */
export const nameInRuntime = (type: string): string | undefined =>
  /^google\.protobuf\.(\w+)$/.exec(type)?.[1];

/** Full name of an added field: without the brackets around it. */
export const fullNameOf = ({ name }: FieldOfExample) => name.slice(1, -1);

function gather(example: Example, found: { packed: Set<string>; added: Map<string, FieldOfExample> }): void {
  switch (example.kind) {
    case 'message':
      for (const { field, value } of example.fields) {
        if (field.added !== undefined) found.added.set(field.name, field);
        gather(value, found);
      }
      break;
    case 'list':
      for (const item of example.items) gather(item, found);
      break;
    case 'map':
      for (const { value } of example.entries) gather(value, found);
      break;
    case 'known':
      if (example.type === any) for (const type of packedIn(example.json)) found.packed.add(type);
  }
}

/** Full names of the messages in the JSON of an `Any`, which can itself hold another. */
function packedIn(json: JsonValue): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const url = Array.isArray(json) ? undefined : json['@type'];
  const own = typeof url === 'string' ? [url.slice(url.lastIndexOf('/') + 1)] : [];
  return [...own, ...Object.values(json).flatMap(packedIn)];
}
