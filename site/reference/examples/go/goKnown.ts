import type { Example, JsonValue } from '../example';
import { literal } from './goLiteral';
import { knownPackage, type Writer } from './goNames';
import { goScalar } from './goScalar';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A message of `google/protobuf/`, made by its own package where that has a function for it. */
export function goKnown({ type, json }: Example & { kind: 'known' }, margin: string, writer: Writer): string {
  const name = type.split('.').at(-1)!;
  knownPackage(name, writer);
  switch (name) {
    case 'Timestamp': {
      writer.imports.add('time');
      const at = new Date(String(json));
      const month = months[at.getUTCMonth()];
      const time = [
        at.getUTCHours(),
        at.getUTCMinutes(),
        at.getUTCSeconds(),
        at.getUTCMilliseconds() * 1e6,
      ].join(', ');
      return `timestamppb.New(time.Date(${at.getUTCFullYear()}, time.${month}, ${at.getUTCDate()}, ${time}, time.UTC))`;
    }
    case 'Duration':
      writer.imports.add('time');
      return `durationpb.New(${parseFloat(String(json)) * 1000} * time.Millisecond)`;
    case 'FieldMask':
      return `&fieldmaskpb.FieldMask{Paths: []string{${JSON.stringify(json)}}}`;
    case 'Any':
      return `&anypb.Any{TypeUrl: ${JSON.stringify((json as { '@type': string })['@type'])}}`;
    case 'Empty':
      return '&emptypb.Empty{}';
    case 'Struct':
      return literal(
        '&structpb.Struct',
        [
          [
            'Fields',
            literal(
              'map[string]*structpb.Value',
              Object.entries(json as object).map(([key, value]) => [
                JSON.stringify(key),
                structValue(value as JsonValue),
              ]),
              `${margin}\t`,
            ),
          ],
        ],
        margin,
      );
    case 'ListValue':
      return `&structpb.ListValue{Values: []*structpb.Value{${(json as JsonValue[]).map(structValue).join(', ')}}}`;
    case 'Value':
      return structValue(json);
    case 'NullValue':
      return 'structpb.NullValue_NULL_VALUE';
    default:
      return `wrapperspb.${name.replace('Value', '')}(${goScalar(name.replace('Value', '').toLowerCase(), json as string)})`;
  }
}

const structValue = (json: JsonValue) => `structpb.NewStringValue(${JSON.stringify(String(json))})`;
