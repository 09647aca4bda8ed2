import type { Example, JsonValue } from '../example';
import { readDuration, readTime } from '../../request/knownTexts';
import { use, type Imports } from './pythonImports';
import { call, plain, scalar, step } from './pythonLiterals';

const modules: Record<string, string> = { Value: 'struct', ListValue: 'struct' };

/** Module with a type of `google/protobuf/`. */
export const knownModule = (name: string) =>
  `${modules[name] ?? (name.endsWith('Value') ? 'wrappers' : name.toLowerCase())}_pb2`;

/** A message of `google/protobuf/`, of its own class or as the plain value that is taken for it. */
export function pythonKnown(
  { type, json }: Example & { kind: 'known' },
  margin: string,
  imports: Imports,
): string {
  const name = type.split('.').at(-1)!;
  const make = (...members: [string, string][]) => {
    use(imports, `google.protobuf.${knownModule(name)}`, name);
    return call(name, members, margin);
  };
  switch (name) {
    case 'Timestamp':
      return make(...secondsAndNanos(readTime(String(json)) ?? 0n, true));
    case 'Duration':
      return make(...secondsAndNanos(readDuration(String(json)) ?? 0n, false));
    case 'Empty':
      return make();
    case 'Value':
      return make(kindOfValue(json, margin + step));
    case 'NullValue':
      return 'None';
    // A plain dictionary or list is taken for these.
    case 'Struct':
    case 'ListValue':
      return plain(json, margin);
    default:
      return make(['value', scalar(name.replace('Value', '').toLowerCase(), json as string)]);
  }
}

/** Members of a time or a duration. Those of a time count on from its second, those of a duration have its sign. */
function secondsAndNanos(nanos: bigint, isTime: boolean): [string, string][] {
  const second = 1_000_000_000n;
  const rest = isTime ? ((nanos % second) + second) % second : nanos % second;
  const seconds: [string, string] = ['seconds', String((nanos - rest) / second)];
  return rest === 0n ? [seconds] : [seconds, ['nanos', String(rest)]];
}

/** The member of `google.protobuf.Value` for a value of JSON. */
function kindOfValue(json: JsonValue, margin: string): [string, string] {
  if (json === null) return ['null_value', '0'];
  if (Array.isArray(json)) return ['list_value', plain(json, margin)];
  const kinds = {
    object: 'struct_value',
    string: 'string_value',
    number: 'number_value',
    boolean: 'bool_value',
  };
  return [kinds[typeof json as keyof typeof kinds], plain(json, margin)];
}
