import type { Clients } from '../../settings/schema';
import type { FieldSchema, RequestMethod } from '../request/requestSchema';
import { subsecondNanos } from '../request/timestamp';
import { block, changeText, code, indent, lines, quotedBytes, type Code, type CodePart } from './code';
import { nameInPackage, serviceName } from './symbolNames';
import { formatRequest, type ExampleCall } from './formatRequest';

/** A call with the generated Go code. Undefined without generated code. */
export function go(call: ExampleCall): Code | undefined {
  const { method, protoPath, clients } = call;
  if (clients.go === undefined) return undefined;
  const folder = [clients.go.module, ...protoPath.split('/').slice(0, -1)].join('/');
  const alias = method.fullName.split('.').slice(0, -2).join('');
  const imports = new Set(['context', 'log', 'net/http', 'os', `${folder}/${alias}connect`]);
  if (method.streaming !== 'client') imports.add('connectrpc.com/connect');
  const value = formatGo(call, alias, imports);
  if (value === undefined) return undefined;
  const sorted = [...imports, folder].sort();
  const isStandard = (path: string) => !path.includes('.') && !path.startsWith(folder);
  const importLine = (path: string) => `\t${path === folder ? `${alias} ` : ''}"${path}"`;

  return lines(
    'package main',
    '',
    'import (',
    ...sorted.filter(isStandard).map(importLine),
    '',
    ...sorted.filter((path) => !isStandard(path)).map(importLine),
    ')',
    '',
    'func main() {',
    `\tclient := ${alias}connect.New${serviceName(method)}Client(http.DefaultClient, os.Getenv("${clients.addressVariable}"))`,
    '',
    code`\t${indent(lines(...callLines(method, value, clients)), '\t')}`,
    '}',
  );
}

function callLines({ name, streaming }: RequestMethod, value: Code, { tokenVariable }: Clients): CodePart[] {
  const header = `Set("Authorization", "Bearer "+os.Getenv("${tokenVariable}"))`;
  const failed = ['if err != nil {', '\tlog.Fatal(err)', '}'];
  if (streaming === 'client') {
    return [
      `stream := client.${name}(context.Background())`,
      `stream.RequestHeader().${header}`,
      code`if err := stream.Send(${value}); err != nil {`,
      ...failed.slice(1),
      'response, err := stream.CloseAndReceive()',
      ...failed,
      'log.Println(response.Msg)',
    ];
  }
  const received = streaming === 'server' ? 'stream' : 'response';
  const messages = [
    'for stream.Receive() {',
    '\tlog.Println(stream.Msg())',
    '}',
    'if err := stream.Err(); err != nil {',
    ...failed.slice(1),
  ];
  return [
    code`request := connect.NewRequest(${value})`,
    `request.Header().${header}`,
    '',
    `${received}, err := client.${name}(context.Background(), request)`,
    ...failed,
    ...(streaming === 'server' ? messages : ['log.Println(response.Msg)']),
  ];
}

/** A request as an expression. Adds its imports. */
function formatGo(call: ExampleCall, alias: string, imports: Set<string>) {
  const typeName = (type: string) => {
    if (type !== 'google.protobuf.Timestamp') return `${alias}.${goName(nameInPackage(type))}`;
    imports.add('google.golang.org/protobuf/types/known/timestamppb');
    return 'timestamppb.Timestamp';
  };

  const itemType = ({ type: { kind, name } }: FieldSchema) =>
    kind === 'scalar' ? goScalarType(name) : `${kind === 'message' ? '*' : ''}${typeName(name)}`;

  /** Scalars with presence are pointers. */
  const pointer = ({ type, presence }: FieldSchema, value: Code) => {
    if (presence !== 'explicit') return value;
    if (type.kind === 'enum') return code`${value}.Enum()`;
    if (type.kind === 'message' || type.name === 'bytes') return value;
    imports.add('google.golang.org/protobuf/proto');
    return code`proto.${goName(goScalarType(type.name))}(${value})`;
  };

  return formatRequest(call, {
    message({ fullName }, fields) {
      const members = fields.map(([{ name, oneof }, value]): Member => [goName(oneof ?? name), value]);
      return literal(`&${typeName(fullName)}`, members);
    },
    wrap(value, field, { fullName, nested = [] }) {
      if (field.oneof === undefined) return pointer(field, value);
      // An underscore separates the wrapper from a nested type with the same name.
      const suffix = nested.some((other) => goName(other) === goName(field.name)) ? '_' : '';
      return literal(`&${typeName(fullName)}_${goName(field.name)}${suffix}`, [[goName(field.name), value]]);
    },
    // The list already includes the type of its messages.
    list(items, field) {
      const inner = items.map((item) => changeText(item, (text) => text.replace(/^&[\w.]+/, '')));
      return block(`[]${itemType(field)}{`, inner, '}', '\t', 80);
    },
    map: (entries, field) => literal(`map[${goScalarType(field.keyType!.name)}]${itemType(field)}`, entries),
    enumValue(type, value) {
      // Values of a nested enum begin with the enclosing message.
      const parent = type.slice(0, type.lastIndexOf('.'));
      const isNested = /^[A-Z]/.test(parent.split('.').at(-1)!);
      return `${typeName(isNested ? parent : type)}_${value}`;
    },
    scalar(type, json) {
      if (type === 'bytes') return `[]byte(${quotedBytes(String(json))})`;
      return type === 'string' ? JSON.stringify(json) : String(json);
    },
    time(text) {
      imports.add('time').add('google.golang.org/protobuf/types/known/timestamppb');
      return timestamp(text);
    },
  });
}

const scalarTypes: Record<string, string> = { double: 'float64', float: 'float32', bytes: '[]byte' };

/** A scalar in Go, where the encodings of integers, such as `sint32`, make no difference. */
const goScalarType = (type: string) =>
  scalarTypes[type] ?? type.replace(/^s(int|fixed)/, 'int').replace(/^fixed/, 'uint');

/** A name in the style of protobuf's Go generator: `AwsS3Config` for `aws_s3_config`. */
export function goName(name: string): string {
  return name
    .split('.')
    .map((part) =>
      part
        .replace(/^_([a-z]?)/, (_, first: string) => `X${first.toUpperCase()}`)
        .replace(/_([a-z])/g, (_, first: string) => first.toUpperCase())
        .replace(/(?<![A-Za-z])[a-z]/g, (first) => first.toUpperCase()),
    )
    .join('_');
}

type Member = [key: string, value: Code];

/** A struct or a map, with a member on each line. Like gofmt, aligns the values of neighbors that take one line each. */
function literal(type: string, members: Member[]): Code {
  let end = 0;
  let width = 0;
  const rows = members.map(([key, value], index) => {
    if (index >= end) {
      end = index + 1;
      width = key.length;
      while (!value.text.includes('\n') && members[end]?.[1].text.includes('\n') === false) {
        width = Math.max(width, members[end++]![0].length);
      }
    }
    return code`${`${key}:`.padEnd(width + 1)} ${value}`;
  });
  return block(`${type}{`, rows, '}', '\t');
}

function timestamp(text: string): string {
  const date = new Date(text);
  const month = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), subsecondNanos(text)];
  return `timestamppb.New(time.Date(${date.getUTCFullYear()}, time.${month}, ${date.getUTCDate()}, ${clock.join(', ')}, time.UTC))`;
}
