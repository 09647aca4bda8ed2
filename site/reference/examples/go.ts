import { posix } from 'node:path';

import type { Field, Rpc } from '../model';
import type { Clients } from './clients';
import type { Example, JsonValue } from './example';
import { indent, lines } from './lines';
import type { Types } from './typesOf';
import { serviceOf } from './typescript';

/**
 * A call with the generated Go code.
 *
 * @param request Example of the request.
 * @param file Path of the file that declares the service.
 */
export function go(rpc: Rpc, request: Example, file: string, types: Types, clients: Clients): string {
  const folder = posix.join(clients.go.module, posix.dirname(file));
  const alias = rpc.fullName.split('.').slice(0, -2).join('');
  const writer: Writer = { types, alias, imports: new Set() };
  const streamsRequests = rpc.streaming === 'client' || rpc.streaming === 'both';
  const value = valueOf(request, writer);
  const body = callOf(rpc, value, clients);
  const standard = [
    'context',
    ...(rpc.streaming === 'both' ? ['errors', 'io'] : []),
    'log',
    'net/http',
    'os',
    ...[...writer.imports].filter((path) => !path.includes('.')),
  ];
  const others = [
    ...(streamsRequests ? [] : [{ path: 'connectrpc.com/connect', as: '' }]),
    { path: folder, as: `${alias} ` },
    { path: `${folder}/${alias}connect`, as: '' },
    ...[...writer.imports].filter((path) => path.includes('.')).map((path) => ({ path, as: '' })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));

  return lines(
    'package main',
    '',
    'import (',
    ...standard.sort().map((path) => `\t"${path}"`),
    '',
    ...others.map(({ path, as }) => `\t${as}"${path}"`),
    ')',
    '',
    'func main() {',
    `\tclient := ${alias}connect.New${serviceOf(rpc)}Client(http.DefaultClient, os.Getenv("${clients.addressVariable}"))`,
    '',
    indent(body, 1, '\t'),
    '}',
  );
}

function callOf({ name, streaming }: Rpc, value: string, { tokenVariable }: Clients): string {
  const header = `Set("Authorization", "Bearer "+os.Getenv("${tokenVariable}"))`;
  const failed = lines('if err != nil {', '\tlog.Fatal(err)', '}');
  const request = lines(`request := connect.NewRequest(${value})`, `request.Header().${header}`, '');
  switch (streaming) {
    case 'none':
      return lines(
        request,
        `response, err := client.${name}(context.Background(), request)`,
        failed,
        'log.Println(response.Msg)',
      );
    case 'server':
      return lines(
        request,
        `stream, err := client.${name}(context.Background(), request)`,
        failed,
        'for stream.Receive() {',
        '\tlog.Println(stream.Msg())',
        '}',
        'if err := stream.Err(); err != nil {',
        '\tlog.Fatal(err)',
        '}',
      );
    case 'client':
      return lines(
        `stream := client.${name}(context.Background())`,
        `stream.RequestHeader().${header}`,
        `if err := stream.Send(${value}); err != nil {`,
        '\tlog.Fatal(err)',
        '}',
        'response, err := stream.CloseAndReceive()',
        failed,
        'log.Println(response.Msg)',
      );
    case 'both':
      return lines(
        `stream := client.${name}(context.Background())`,
        `stream.RequestHeader().${header}`,
        `if err := stream.Send(${value}); err != nil {`,
        '\tlog.Fatal(err)',
        '}',
        'if err := stream.CloseRequest(); err != nil {',
        '\tlog.Fatal(err)',
        '}',
        'for {',
        '\tresponse, err := stream.Receive()',
        '\tif errors.Is(err, io.EOF) {',
        '\t\tbreak',
        '\t}',
        indent(failed, 1, '\t'),
        '\tlog.Println(response)',
        '}',
      );
  }
}

interface Writer {
  types: Types;
  /** Name under which the generated types are imported. */
  alias: string;
  /** Paths of further imports. */
  imports: Set<string>;
}

function valueOf(example: Example, writer: Writer): string {
  switch (example.kind) {
    case 'message':
      return literal(
        `&${typeName(example.type, writer)}`,
        example.fields.map(({ field, value }) => member(example.type, field, value, writer)),
      );
    case 'enum':
      return enumValue(example.type, example.value, writer);
    case 'scalar':
      return scalar(example.type, example.value);
    case 'known':
      return known(example, writer);
    // Lists and maps need the type of what is in them, which their field has.
    case 'list':
    case 'map':
      return 'nil';
  }
}

/** A member of a struct: its name and its value. */
function member(message: string, field: Field, value: Example, writer: Writer): [string, string] {
  const name = goName(field.name);
  if (field.oneof !== undefined) {
    const wrapper = wrapperName(message, field, writer);
    return [goName(field.oneof), literal(`&${wrapper}`, [[safe(name), valueOf(value, writer)]])];
  }
  if (value.kind === 'list') {
    const items = value.items.map((item) =>
      item.kind === 'message' ? valueOf(item, writer).replace(/^&[\w.]+/, '') : valueOf(item, writer),
    );
    return [safe(name), sequence(`[]${itemType(field, writer)}`, items)];
  }
  if (value.kind === 'map') {
    const entries = value.entries.map(
      ({ key, value: inner }) => [scalar(key.type, key.value), valueOf(inner, writer)] as [string, string],
    );
    return [safe(name), literal(`map[${scalarType(field.key!.name)}]${itemType(field, writer)}`, entries)];
  }
  const text = valueOf(value, writer);
  const isPointer = field.presence === 'explicit' && (value.kind === 'scalar' || value.kind === 'enum');
  return [safe(name), isPointer ? pointer(field, text, writer) : text];
}

function pointer({ type }: Field, text: string, { imports }: Writer): string {
  if (type.kind === 'enum') return `${text}.Enum()`;
  if (type.name === 'bytes') return text;
  imports.add('google.golang.org/protobuf/proto');
  return `proto.${goName(scalarType(type.name))}(${text})`;
}

function itemType({ type }: Field, writer: Writer): string {
  if (type.kind === 'scalar') return scalarType(type.name);
  return type.kind === 'enum' ? typeName(type.name, writer) : `*${typeName(type.name, writer)}`;
}

const scalarTypes: Record<string, string> = {
  double: 'float64',
  float: 'float32',
  bytes: '[]byte',
  sint32: 'int32',
  sint64: 'int64',
  fixed32: 'uint32',
  fixed64: 'uint64',
  sfixed32: 'int32',
  sfixed64: 'int64',
};

const scalarType = (type: string) => scalarTypes[type] ?? type;

function scalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes') return `[]byte(${JSON.stringify(Buffer.from(String(value), 'base64').toString())})`;
  return type === 'string' ? JSON.stringify(value) : String(value);
}

const knownPackages: Record<string, string> = {
  Timestamp: 'timestamppb',
  Duration: 'durationpb',
  Struct: 'structpb',
  Value: 'structpb',
  ListValue: 'structpb',
  NullValue: 'structpb',
  Any: 'anypb',
  Empty: 'emptypb',
  FieldMask: 'fieldmaskpb',
};

function known({ type, json }: Example & { kind: 'known' }, { imports }: Writer): string {
  const name = type.split('.').at(-1)!;
  const pkg = knownPackages[name] ?? 'wrapperspb';
  imports.add(`google.golang.org/protobuf/types/known/${pkg}`);
  switch (name) {
    case 'Timestamp': {
      imports.add('time');
      const at = new Date(String(json));
      const month = at.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      const time = [
        at.getUTCHours(),
        at.getUTCMinutes(),
        at.getUTCSeconds(),
        at.getUTCMilliseconds() * 1e6,
      ].join(', ');
      return `timestamppb.New(time.Date(${at.getUTCFullYear()}, time.${month}, ${at.getUTCDate()}, ${time}, time.UTC))`;
    }
    case 'Duration':
      imports.add('time');
      return `durationpb.New(${parseFloat(String(json)) * 1000} * time.Millisecond)`;
    case 'FieldMask':
      return `&fieldmaskpb.FieldMask{Paths: []string{${JSON.stringify(json)}}}`;
    case 'Any':
      return `&anypb.Any{TypeUrl: ${JSON.stringify((json as { '@type': string })['@type'])}}`;
    case 'Empty':
      return '&emptypb.Empty{}';
    case 'Struct':
      return literal('&structpb.Struct', [
        [
          'Fields',
          literal(
            'map[string]*structpb.Value',
            Object.entries(json as object).map(([key, value]) => [
              JSON.stringify(key),
              structValue(value as JsonValue),
            ]),
          ),
        ],
      ]);
    case 'ListValue':
      return `&structpb.ListValue{Values: []*structpb.Value{${(json as JsonValue[]).map(structValue).join(', ')}}}`;
    case 'Value':
      return structValue(json);
    case 'NullValue':
      return 'structpb.NullValue_NULL_VALUE';
    default:
      return `wrapperspb.${name.replace('Value', '')}(${scalar(name.replace('Value', '').toLowerCase(), json as string)})`;
  }
}

const structValue = (json: JsonValue) => `structpb.NewStringValue(${JSON.stringify(String(json))})`;

/** Name of a generated type: what it is nested in before an underscore. */
function typeName(type: string, { alias, imports }: Writer): string {
  const parts = type.split('.');
  const start = parts.findIndex((part) => /^[A-Z]/.test(part));
  const name = goName(parts.slice(start).join('.'));
  if (parts[0] !== 'google' || parts[1] !== 'protobuf') return `${alias}.${name}`;
  const pkg = knownPackages[name] ?? 'wrapperspb';
  imports.add(`google.golang.org/protobuf/types/known/${pkg}`);
  return `${pkg}.${name}`;
}

/** Values of an enum begin with the enum, those of a nested one with the message it is nested in. */
function enumValue(type: string, value: string, writer: Writer): string {
  const parent = type.slice(0, type.lastIndexOf('.'));
  const isNested = /^[A-Z]/.test(parent.split('.').at(-1)!);
  return `${typeName(isNested ? parent : type, writer)}_${value}`;
}

/** Type that wraps a field of a oneof; an underscore keeps it apart from a nested type of the same name. */
function wrapperName(message: string, field: Field, writer: Writer): string {
  const declaration = writer.types.messages.get(message);
  const nested = [...(declaration?.messages ?? []), ...(declaration?.enums ?? [])].map(({ name }) =>
    goName(name),
  );
  const name = goName(field.name);
  return `${typeName(message, writer)}_${name}${nested.includes(name) ? '_' : ''}`;
}

/** A name as protobuf's generator for Go writes it: `AwsS3Config` for `aws_s3_config`. */
export function goName(name: string): string {
  let result = '';
  for (const [index, character] of [...name].entries()) {
    const before = name[index - 1];
    const startsWord = /[a-z]/.test(name[index + 1] ?? '');
    if (/[._]/.test(character) && startsWord && index > 0 && before !== '.') continue;
    if (character === '.') result += '_';
    else if (character === '_' && (index === 0 || before === '.')) result += 'X';
    else result += /[a-zA-Z]/.test(before ?? '') ? character : character.toUpperCase();
  }
  return result;
}

/** Methods that every generated message has: a field of that name gets an underscore. */
const methods = new Set([
  'Reset',
  'String',
  'ProtoMessage',
  'Marshal',
  'Unmarshal',
  'ExtensionRangeArray',
  'ExtensionMap',
  'Descriptor',
]);

const safe = (name: string) => (methods.has(name) ? `${name}_` : name);

/** A struct or a map: a member in one line is short, more stand below each other with their values aligned. */
function literal(type: string, members: [string, string][]): string {
  if (members.length === 0) return `${type}{}`;
  const rows = members.map(
    ([key, value], index) => `${key}:${' '.repeat(widthAt(members, index) - key.length + 1)}${value},`,
  );
  return `${type}{\n${rows.map((row) => `${indent(row, 1, '\t')}\n`).join('')}}`;
}

/** As gofmt has it: values are aligned among neighbours that take one line each. */
function widthAt(members: [string, string][], index: number): number {
  const isLine = (at: number) => members[at] !== undefined && !members[at]![1].includes('\n');
  if (!isLine(index)) return members[index]![0].length;
  let from = index;
  let to = index;
  while (isLine(from - 1)) from--;
  while (isLine(to + 1)) to++;
  return Math.max(...members.slice(from, to + 1).map(([key]) => key.length));
}

function sequence(type: string, items: string[]): string {
  const line = `${type}{${items.join(', ')}}`;
  if (!line.includes('\n') && line.length < 80) return line;
  return `${type}{\n${items.map((item) => `${indent(item, 1, '\t')},\n`).join('')}}`;
}
