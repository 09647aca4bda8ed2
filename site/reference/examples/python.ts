import type { Clients } from '../../settings/schema';
import { getOwn } from '../getOwn';
import type { JsonValue } from '../request/requestValue';
import { subsecondNanos } from '../request/timestamp';
import { block, byName, code, lines, quotedBytes, type Code, type CodePart } from './code';
import { nameInPackage, serviceName } from './symbolNames';
import { formatRequest, type ExampleCall } from './formatRequest';

/**
 * A call with the SDK for Python, or with the gRPC stub from the SDK if its client has no member for the service.
 * Undefined without an SDK.
 */
export function python(call: ExampleCall): Code | undefined {
  const { method, clients, protoPath } = call;
  if (clients.python === undefined) return undefined;
  const { package: sdk, client, members } = clients.python;
  const member = getOwn(members, serviceName(method));
  const imports = new Map<string, Set<string>>();
  const use = (from: string, name: string) => imports.set(from, (imports.get(from) ?? new Set()).add(name));
  const value = formatRequest(call, {
    message(message, fields) {
      const name = nameInPackage(message.fullName);
      const scope = message.fullName.slice(0, -name.length - 1);
      use(scope === '' ? sdk : `${sdk}.${scope}`, name.split('.')[0]!);
      const args = fields.map(([field, value]): [string, Code] => [field.name, value]);
      return formatCall(name, args);
    },
    list: (items) => brackets('[', items, ']'),
    map(entries) {
      const items = entries.map(([key, value]) => code`${key}: ${value}`);
      return brackets('{', items, '}');
    },
    enumValue: (_, name) => quote(name),
    scalar,
    time(time) {
      use('google.protobuf.timestamp_pb2', 'Timestamp');
      const nanos = subsecondNanos(time);
      const seconds: [string, string] = ['seconds', String(Math.floor(Date.parse(time) / 1000))];
      return formatCall('Timestamp', nanos === 0 ? [seconds] : [seconds, ['nanos', String(nanos)]]).text;
    },
  });
  if (value === undefined) return undefined;
  const packages = [...imports].sort(([a], [b]) => byName(a, b));
  const stub = `${serviceName(method)}Stub`;
  const argument = method.streaming === 'client' ? 'iter([request])' : 'request';
  const callExpression =
    member === undefined
      ? `client.${method.name}(${argument}, metadata=metadata)`
      : `client.${member}.${method.name}(${argument})`;

  return lines(
    'import os',
    '',
    ...packages.filter(([name]) => name.startsWith('google.')).map(importLine),
    member === undefined && 'from grpc import secure_channel, ssl_channel_credentials',
    member !== undefined && `from ${sdk} import ${client}`,
    ...packages.filter(([name]) => !name.startsWith('google.')).map(importLine),
    member === undefined &&
      `from ${sdk}.${protoPath.replace(/\.proto$/, '').replaceAll('/', '.')}_pb2_grpc import ${stub}`,
    '',
    code`request = ${value}`,
    ...(member === undefined ? openStub(stub, clients) : openClient(client, clients)),
    method.streaming === 'server'
      ? lines(`    for response in ${callExpression}:`, '        print(response)')
      : lines(`    response = ${callExpression}`, '    print(response)'),
  );
}

const openClient = (client: string, { tokenVariable, addressVariable }: Clients) => [
  '',
  `with ${client}(`,
  `    access_token=os.environ["${tokenVariable}"],`,
  `    api_url=os.environ["${addressVariable}"],`,
  ') as client:',
];

const openStub = (stub: string, { tokenVariable, addressVariable }: Clients) => [
  `metadata = [("authorization", "Bearer " + os.environ["${tokenVariable}"])]`,
  '',
  `with secure_channel(os.environ["${addressVariable}"], ssl_channel_credentials()) as channel:`,
  `    client = ${stub}(channel)`,
];

function importLine([module, names]: [string, Set<string>]): CodePart {
  const sorted = [...names].sort();
  const line = `from ${module} import ${sorted.join(', ')}`;
  return line.length <= 88 ? line : block(`from ${module} import (`, sorted, ')', step);
}

const step = '    ';

function scalar(type: string, json: JsonValue): string {
  if (type === 'bytes') return `b${quotedBytes(String(json))}`;
  if (type === 'string') return quote(String(json));
  if (type === 'bool') return json === true ? 'True' : 'False';
  return String(json);
}

const keywords = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for
  from global if import in is lambda nonlocal not or pass raise return try while with yield`.split(/\s+/),
);

/** A call with named arguments; arguments named like Python keywords are passed in a dictionary. */
function formatCall(name: string, args: [name: string, value: CodePart][]): Code {
  const items = args.map(([key, value]) =>
    keywords.has(key) ? code`**{${quote(key)}: ${value}}` : code`${key}=${value}`,
  );
  return brackets(`${name}(`, items, ')');
}

/** Items between brackets: a single short item stays on the same line. */
const brackets = (open: string, items: CodePart[], close: string) =>
  block(open, items, close, step, items.length === 1 ? 60 : 0);

/** A string literal in whichever quotes need fewer escapes. */
function quote(value: string): string {
  const double = JSON.stringify(value);
  return value.includes('"') && !value.includes("'")
    ? `'${double.slice(1, -1).replaceAll('\\"', '"')}'`
    : double;
}
