import type { FieldOfExample, TypesOfExample } from '../example';
import { nameInPackage } from '../nameInPackage';

/** What is known while code is written, and what the code turns out to need. */
export interface Writer {
  types: TypesOfExample;
  /** Name under which the generated types are imported. */
  alias: string;
  /** Paths of further imports. */
  imports: Set<string>;
}

const knownPackages: Record<string, string> = {
  Timestamp: 'timestamppb',
  Duration: 'durationpb',
  Struct: 'structpb',
  Value: 'structpb',
  ListValue: 'structpb',
  NullValue: 'structpb',
  Empty: 'emptypb',
};

/** Name of the package with a type of `google/protobuf/`, which is then imported. */
export function knownPackage(name: string, { imports }: Writer): string {
  const found = knownPackages[name] ?? 'wrapperspb';
  imports.add(`google.golang.org/protobuf/types/known/${found}`);
  return found;
}

/** Name of a generated type: what it is nested in before an underscore. */
export function typeName(type: string, writer: Writer): string {
  const name = goName(nameInPackage(type));
  return `${type.startsWith('google.protobuf.') ? knownPackage(name, writer) : writer.alias}.${name}`;
}

/** Name of a value. Values of an enum begin with the enum, those of a nested one with the message it is nested in. */
export function enumValue(type: string, value: string, writer: Writer): string {
  const parent = type.slice(0, type.lastIndexOf('.'));
  const isNested = /^[A-Z]/.test(parent.split('.').at(-1)!);
  return `${typeName(isNested ? parent : type, writer)}_${value}`;
}

/** Type that wraps a field of a oneof; an underscore keeps it apart from a nested type of the same name. */
export function wrapperName(message: string, field: FieldOfExample, writer: Writer): string {
  const declaration = writer.types.messages.get(message);
  const nested = [...(declaration?.messages ?? []), ...(declaration?.enums ?? [])].map(({ name }) =>
    goName(name),
  );
  const name = goName(field.name);
  return `${typeName(message, writer)}_${name}${nested.includes(name) ? '_' : ''}`;
}

const methods = new Set(
  'Reset String ProtoMessage Marshal Unmarshal ExtensionRangeArray ExtensionMap Descriptor'.split(' '),
);

/** Name of a field. One that has the name of a method of every message gets an underscore. */
export function fieldName({ name }: FieldOfExample): string {
  const field = goName(name);
  return methods.has(field) ? `${field}_` : field;
}

/** A name as protobuf's generator for Go writes it: `AwsS3Config` for `aws_s3_config`. */
export function goName(name: string): string {
  let result = '';
  for (let index = 0; index < name.length; index++) {
    const character = name[index]!;
    const before = name[index - 1] ?? '';
    const isSign = character === '.' || character === '_';
    if (isSign && index > 0 && before !== '.' && isLower(name[index + 1] ?? '')) continue;
    if (character === '.') result += '_';
    else if (character === '_' && (index === 0 || before === '.')) result += 'X';
    else result += isLower(before) || isUpper(before) ? character : character.toUpperCase();
  }
  return result;
}

const isLower = (character: string) => character >= 'a' && character <= 'z';
const isUpper = (character: string) => character >= 'A' && character <= 'Z';
