import { quotedBytes } from './bytes';
import type { Clients } from '../../settings/clientSettings';
import type { Example, JsonValue, RpcOfExample } from './example';
import { pathsOfMask, readDuration, readTime } from '../request/knownTexts';
import { nameInPackage } from './nameInPackage';
import { byName, lines } from './lines';
import { serviceOf } from './typescript';

export interface PythonOptions {
  clients: Clients;
  /** Path of the file that declares the service. */
  file: string;
}

/**
 * A call with the SDK for Python; where its client has no member for the service, with the stub of gRPC that the SDK brings.
 *
 * @param request Example of the request.
 * @returns Undefined when there is no SDK.
 */
export function python(
  rpc: RpcOfExample,
  request: Example,
  { clients, file }: PythonOptions,
): string | undefined {
  if (clients.python === undefined) return undefined;
  const { package: sdk, client, members } = clients.python;
  const member = members[serviceOf(rpc)];
  const imports: Imports = new Map();
  const value = valueOf(request, '', imports);
  const packages = [...imports].sort(([a], [b]) => byName(a, b));
  const stub = `${serviceOf(rpc)}Stub`;
  const streamsRequests = rpc.streaming === 'client' || rpc.streaming === 'both';
  const argument = streamsRequests ? 'iter([request])' : 'request';
  const call =
    member === undefined
      ? `client.${rpc.name}(${argument}, metadata=metadata)`
      : `client.${member}.${rpc.name}(${argument})`;

  return lines(
    'import os',
    '',
    ...packages.filter(([name]) => name.startsWith('google.')).map(importLine),
    member === undefined && 'from grpc import secure_channel, ssl_channel_credentials',
    member !== undefined && `from ${sdk} import ${client}`,
    ...packages
      .filter(([name]) => !name.startsWith('google.'))
      .map(([name, names]) => importLine([`${sdk}.${name}`, names])),
    member === undefined && `from ${sdk}.${moduleOf(file)}_pb2_grpc import ${stub}`,
    '',
    `request = ${value}`,
    ...(member === undefined ? openStub(stub, clients) : openClient(client, clients)),
    rpc.streaming === 'server' || rpc.streaming === 'both'
      ? lines(`    for response in ${call}:`, '        print(response)')
      : lines(`    response = ${call}`, '    print(response)'),
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

const moduleOf = (file: string) => file.replace(/\.proto$/, '').replaceAll('/', '.');

/** Names to import, by package. */
type Imports = Map<string, Set<string>>;

const importLine = ([name, names]: [string, Set<string>]) => {
  const sorted = [...names].sort();
  const line = `from ${name} import ${sorted.join(', ')}`;
  return line.length <= 88
    ? line
    : `from ${name} import (\n${sorted.map((each) => `    ${each},\n`).join('')})`;
};

/** What each level is moved in by. */
const step = '    ';

/** An example as an expression whose first line stands in a line that is moved in by `margin`. */
function valueOf(example: Example, margin: string, imports: Imports): string {
  const inner = margin + step;
  switch (example.kind) {
    case 'message': {
      const [name, scope] = nameAndPackage(example.type);
      use(imports, scope, name.split('.')[0]!);
      return call(
        name,
        example.fields.map(({ field, value }) => [field.name, valueOf(value, inner, imports)]),
        margin,
      );
    }
    case 'list':
      return block(
        '[',
        example.items.map((item) => valueOf(item, inner, imports)),
        ']',
        margin,
      );
    case 'map':
      return block(
        '{',
        example.entries.map(
          ({ key, value }) => `${scalar(key.type, key.value)}: ${valueOf(value, inner, imports)}`,
        ),
        '}',
        margin,
      );
    case 'enum':
      return text(example.value);
    case 'scalar':
      return scalar(example.type, example.value);
    case 'known':
      return known(example, margin, imports);
  }
}

function scalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes') return `b${quotedBytes(String(value))}`;
  if (type === 'bool') return value === true ? 'True' : 'False';
  return type === 'string' ? text(String(value)) : String(value);
}

function known({ type, json }: Example & { kind: 'known' }, margin: string, imports: Imports): string {
  const name = type.split('.').at(-1)!;
  const make = (file: string, ...members: [string, string][]) => {
    use(imports, `google.protobuf.${file}_pb2`, name);
    return call(name, members, margin);
  };
  switch (name) {
    case 'Timestamp':
      return make('timestamp', ...secondsAndNanos(readTime(String(json)) ?? 0n, true));
    case 'Duration':
      return make('duration', ...secondsAndNanos(readDuration(String(json)) ?? 0n, false));
    case 'FieldMask':
      return make('field_mask', ['paths', `[${pathsOfMask(String(json)).map(text).join(', ')}]`]);
    case 'Any':
      return make('any', ['type_url', text((json as { '@type'?: string })['@type'] ?? '')]);
    case 'Empty':
      return make('empty');
    case 'Value':
      return make('struct', kindOfValue(json, margin + step));
    case 'NullValue':
      return 'None';
    // A plain dictionary or list is taken for these.
    case 'Struct':
    case 'ListValue':
      return plain(json, margin);
    default:
      return make('wrappers', ['value', scalar(name.replace('Value', '').toLowerCase(), json as string)]);
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

function plain(json: JsonValue, margin: string): string {
  const inner = margin + step;
  if (Array.isArray(json))
    return block(
      '[',
      json.map((item) => plain(item, inner)),
      ']',
      margin,
    );
  if (json === null) return 'None';
  if (typeof json === 'object')
    return block(
      '{',
      Object.entries(json).map(([key, value]) => `${text(key)}: ${plain(value, inner)}`),
      '}',
      margin,
    );
  return typeof json === 'boolean'
    ? scalar('bool', json)
    : typeof json === 'string'
      ? text(json)
      : String(json);
}

/** Name of a type inside its package, and the package. */
function nameAndPackage(type: string): [name: string, scope: string] {
  const name = nameInPackage(type);
  return [name, type.slice(0, -name.length - 1)];
}

function use(imports: Imports, scope: string, name: string): void {
  imports.set(scope, (imports.get(scope) ?? new Set()).add(name));
}

const keywords = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** A call with named arguments; names that are keywords of the language are passed in a dictionary. */
function call(name: string, args: [name: string, value: string][], margin: string): string {
  return block(
    `${name}(`,
    args.map(([key, value]) => (keywords.has(key) ? `**{${text(key)}: ${value}}` : `${key}=${value}`)),
    ')',
    margin,
  );
}

function block(open: string, items: string[], close: string, margin: string): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0 || (items.length === 1 && !line.includes('\n') && line.length < 60)) return line;
  return `${open}\n${items.map((item) => `${margin}${step}${item},\n`).join('')}${margin}${close}`;
}

/** A string literal in the quotes that need fewer escapes. */
function text(value: string): string {
  const double = JSON.stringify(value);
  return value.includes('"') && !value.includes("'")
    ? `'${double.slice(1, -1).replaceAll('\\"', '"')}'`
    : double;
}
