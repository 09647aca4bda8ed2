import type { Example, JsonValue } from './example';
import { pathsOfMask } from '../request/knownTexts';

/** How the code around a value is written. */
export interface TypescriptWriter {
  /** Imports a name from the runtime's own types. */
  use: (name: string) => void;
  text: (value: string) => string;
  scalar: (type: string, value: string | number | boolean) => string;
}

/** A message that the runtime knows: times are made from dates, wrappers and structs are written as their values. */
export function typescriptKnown(
  { type, json }: Example & { kind: 'known' },
  { use, text, scalar }: TypescriptWriter,
): string {
  switch (type) {
    case 'google.protobuf.Timestamp':
      use('timestampFromDate');
      return `timestampFromDate(new Date(${text(String(json))}))`;
    case 'google.protobuf.Duration':
      use('durationFromMs');
      return `durationFromMs(${parseFloat(String(json)) * 1000})`;
    case 'google.protobuf.FieldMask':
      return `{ paths: [${pathsOfMask(String(json)).map(text).join(', ')}] }`;
    case 'google.protobuf.Any':
      return `{ typeUrl: ${text(String((json as { '@type'?: string })['@type'] ?? ''))} }`;
    case 'google.protobuf.Value':
      return valueOf(json, text);
    case 'google.protobuf.ListValue':
      return listOf(json as JsonValue[], text);
  }
  const wrapped = /\.(Int64|UInt64|Bytes)Value$/.exec(type)?.[1]?.toLowerCase();
  return wrapped === undefined ? plain(json, text) : scalar(wrapped, json as string);
}

/** A value of JSON as `google.protobuf.Value`. */
function valueOf(json: JsonValue, text: TypescriptWriter['text']): string {
  const kind = (name: string, value: string) => `{ kind: { case: '${name}', value: ${value} } }`;
  if (json === null) return kind('nullValue', '0');
  if (Array.isArray(json)) return kind('listValue', listOf(json, text));
  switch (typeof json) {
    case 'object': {
      const fields = Object.entries(json).map(([key, value]) => `${text(key)}: ${valueOf(value, text)}`);
      return kind('structValue', `{ fields: { ${fields.join(', ')} } }`);
    }
    case 'string':
      return kind('stringValue', text(json));
    default:
      return kind(typeof json === 'number' ? 'numberValue' : 'boolValue', String(json));
  }
}

const listOf = (items: JsonValue[], text: TypescriptWriter['text']) =>
  `{ values: [${items.map((item) => valueOf(item, text)).join(', ')}] }`;

/** A value of JSON as it is. */
function plain(json: JsonValue, text: TypescriptWriter['text']): string {
  if (typeof json === 'string') return text(json);
  if (Array.isArray(json)) return `[${json.map((item) => plain(item, text)).join(', ')}]`;
  if (typeof json !== 'object' || json === null) return String(json);
  const members = Object.entries(json).map(([key, value]) => `${property(key, text)}: ${plain(value, text)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

const property = (name: string, text: TypescriptWriter['text']) =>
  /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : `[${text(name)}]`;
