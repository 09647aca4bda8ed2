import type { Example, JsonValue } from '../example';
import { readTime } from '../../request/knownTexts';
import { literal, goScalar } from './goLiteral';
import { knownPackage, type Writer } from './goNames';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Nanoseconds behind the last full second: a date of JavaScript has no more than milliseconds. */
function nanosOf(time: string): bigint {
  const second = 1_000_000_000n;
  return (((readTime(time) ?? 0n) % second) + second) % second;
}

/** A message of `google/protobuf/`, made by its own package where that has a function for it. */
export function goKnown({ type, json }: Example & { kind: 'known' }, margin: string, writer: Writer): string {
  const name = type.split('.').at(-1)!;
  knownPackage(name, writer);
  switch (name) {
    case 'Timestamp': {
      writer.imports.add('time');
      const at = new Date(String(json));
      const month = months[at.getUTCMonth()];
      const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), nanosOf(String(json))].join(
        ', ',
      );
      return `timestamppb.New(time.Date(${at.getUTCFullYear()}, time.${month}, ${at.getUTCDate()}, ${time}, time.UTC))`;
    }
    case 'Duration':
      writer.imports.add('time');
      return `durationpb.New(${parseFloat(String(json)) * 1000} * time.Millisecond)`;
    case 'Empty':
      return '&emptypb.Empty{}';
    case 'Struct':
      return struct(json as Record<string, JsonValue>, margin);
    case 'ListValue':
      return list(json as JsonValue[], margin);
    case 'Value':
      return structValue(json, margin);
    case 'NullValue':
      return 'structpb.NullValue_NULL_VALUE';
    default:
      return `wrapperspb.${name.replace('Value', '')}(${goScalar(name.replace('Value', '').toLowerCase(), json as string)})`;
  }
}

function struct(json: Record<string, JsonValue>, margin: string): string {
  const inner = `${margin}\t`;
  const members = Object.entries(json).map(([key, value]): [string, string] => [
    JSON.stringify(key),
    structValue(value, `${inner}\t`),
  ]);
  return literal(
    '&structpb.Struct',
    [['Fields', literal('map[string]*structpb.Value', members, inner)]],
    margin,
  );
}

const list = (json: JsonValue[], margin: string) =>
  `&structpb.ListValue{Values: []*structpb.Value{${json.map((item) => structValue(item, margin)).join(', ')}}}`;

/** A value of JSON, by the function that makes one of its kind. */
function structValue(json: JsonValue, margin: string): string {
  if (json === null) return 'structpb.NewNullValue()';
  if (Array.isArray(json)) return `structpb.NewListValue(${list(json, margin)})`;
  switch (typeof json) {
    case 'object':
      return `structpb.NewStructValue(${struct(json, margin)})`;
    case 'string':
      return `structpb.NewStringValue(${JSON.stringify(json)})`;
    case 'number':
      return `structpb.NewNumberValue(${json})`;
    default:
      return `structpb.NewBoolValue(${String(json)})`;
  }
}
