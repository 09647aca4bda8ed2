import type { Example, JsonValue } from '../example';
import { braces, jsonLiteral, listOf, propertyOf, step, text } from './typescriptLiterals';

/** How the code around a value is written. */
export interface TypescriptWriter {
  /** Imports a name from the runtime's own types. */
  use: (name: string) => void;
  scalar: (type: string, value: string | number | boolean) => string;
}

/** A message that the runtime knows: times are made from dates, wrappers and structs are written as their values. */
export function typescriptKnown(
  { type, json }: Example & { kind: 'known' },
  margin: string,
  { use, scalar }: TypescriptWriter,
): string {
  switch (type) {
    case 'google.protobuf.Timestamp':
      use('timestampFromDate');
      return `timestampFromDate(new Date(${text(String(json))}))`;
    case 'google.protobuf.Duration':
      use('durationFromMs');
      return `durationFromMs(${parseFloat(String(json)) * 1000})`;
    case 'google.protobuf.Value':
      return valueOf(json, margin);
    case 'google.protobuf.ListValue':
      return valuesOf(json as JsonValue[], margin);
  }
  const wrapped = /\.(Int64|UInt64|Bytes)Value$/.exec(type)?.[1]?.toLowerCase();
  return wrapped === undefined ? jsonLiteral(json, margin) : scalar(wrapped, json as string);
}

/** A value of JSON as `google.protobuf.Value`. */
function valueOf(json: JsonValue, margin: string): string {
  const inner = margin + step;
  const kind = (name: string, value: string) => `{ kind: { case: '${name}', value: ${value} } }`;
  if (json === null) return kind('nullValue', '0');
  if (Array.isArray(json)) return kind('listValue', valuesOf(json, margin));
  switch (typeof json) {
    case 'object': {
      const fields = Object.entries(json).map(
        ([key, value]) => `${propertyOf(key)}: ${valueOf(value, inner)}`,
      );
      return kind('structValue', `{ fields: ${braces(fields, margin)} }`);
    }
    case 'string':
      return kind('stringValue', text(json));
    default:
      return kind(typeof json === 'number' ? 'numberValue' : 'boolValue', String(json));
  }
}

function valuesOf(json: JsonValue[], margin: string): string {
  const items = json.map((item) => valueOf(item, margin + step));
  return `{ values: ${listOf(items, margin)} }`;
}
