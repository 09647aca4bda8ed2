import type { Rpc } from '../model';
import type { Clients } from './clients';
import type { Example } from './example';
import { camelCase, indent, lines } from './lines';
import type { Types } from './typesOf';

/**
 * A call with the SDK for TypeScript.
 *
 * @param request Example of the request.
 * @returns Undefined when the client of the SDK has no member for the service.
 */
export function typescript(rpc: Rpc, request: Example, types: Types, clients: Clients): string | undefined {
  const { package: sdk, create, members } = clients.typescript;
  const member = members[serviceOf(rpc)];
  if (member === undefined) return undefined;
  const imports = new Set([create]);
  const wkt = new Set<string>();
  const value = valueOf(request, types, imports, wkt);
  const call = `client.${member}.${rpc.name.charAt(0).toLowerCase()}${rpc.name.slice(1)}`;
  const single = value === '{}' ? `${call}({})` : `${call}(${value})`;
  const streamsRequests = rpc.streaming === 'client' || rpc.streaming === 'both';
  const source = streamsRequests ? `${call}(requests())` : single;

  return lines(
    wkt.size > 0 && `import { ${[...wkt].sort().join(', ')} } from '@bufbuild/protobuf/wkt';`,
    `import { createConnectTransport } from '@connectrpc/connect-node';`,
    `import { ${[...imports].sort(byName).join(', ')} } from '${sdk}';`,
    '',
    `const client = ${create}({`,
    `  getAccessToken: () => process.env.${clients.tokenVariable}!,`,
    '  getTransport: (interceptors) =>',
    '    createConnectTransport({',
    `      baseUrl: process.env.${clients.addressVariable}!,`,
    `      httpVersion: '2',`,
    '      interceptors,',
    '    }),',
    '});',
    '',
    streamsRequests &&
      lines('async function* requests() {', `  yield ${indent(value, 1, '  ').trimStart()};`, '}', ''),
    rpc.streaming === 'server' || rpc.streaming === 'both'
      ? lines(`for await (const response of ${source}) {`, '  console.log(response);', '}')
      : lines(`const response = await ${source};`, 'console.log(response);'),
  );
}

/** Name of the service of a call. */
export const serviceOf = ({ fullName }: Rpc) => fullName.split('.').at(-2)!;

const byName = (a: string, b: string) => a.localeCompare(b);

function valueOf(example: Example, types: Types, imports: Set<string>, wkt: Set<string>): string {
  const inner = (value: Example) => valueOf(value, types, imports, wkt);
  switch (example.kind) {
    case 'message':
      return braces(
        example.fields.map(({ field, value }) =>
          field.oneof === undefined
            ? `${property(field.name)}: ${inner(value)}`
            : `${property(field.oneof)}: ${braces([`case: ${text(camelCase(field.name))}`, `value: ${inner(value)}`])}`,
        ),
      );
    case 'list':
      return listOf(example.items.map(inner));
    case 'map':
      return braces(
        example.entries.map(
          ({ key, value }) =>
            `${key.type === 'string' ? text(String(key.value)) : key.value}: ${inner(value)}`,
        ),
      );
    case 'enum':
      return enumValue(example.type, example.value, types, imports);
    case 'scalar':
      return scalar(example.type, example.value);
    case 'known':
      return known(example, wkt);
  }
}

function scalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes')
    return `new TextEncoder().encode(${text(Buffer.from(String(value), 'base64').toString())})`;
  if (type.endsWith('64')) return `${value}n`;
  return type === 'string' ? text(String(value)) : String(value);
}

/** Messages that the runtime knows: times are made from dates, wrappers and structs are written as their values. */
function known({ type, json }: Example & { kind: 'known' }, wkt: Set<string>): string {
  if (type === 'google.protobuf.Timestamp') {
    wkt.add('timestampFromDate');
    return `timestampFromDate(new Date(${text(String(json))}))`;
  }
  if (type === 'google.protobuf.Duration') {
    wkt.add('durationFromMs');
    return `durationFromMs(${parseFloat(String(json)) * 1000})`;
  }
  if (type === 'google.protobuf.FieldMask') return `{ paths: [${text(String(json))}] }`;
  if (type === 'google.protobuf.Any')
    return `{ typeUrl: ${text(String((json as { '@type': string })['@type']))} }`;
  if (type === 'google.protobuf.Value')
    return `{ kind: { case: 'stringValue', value: ${text(String(json))} } }`;
  if (type === 'google.protobuf.ListValue')
    return `{ values: [{ kind: { case: 'stringValue', value: 'value' } }] }`;
  const wrapped = /\.(Int64|UInt64|Bytes)Value$/.exec(type)?.[1]?.toLowerCase();
  if (wrapped !== undefined) return scalar(wrapped, json as string);
  return typeof json === 'string'
    ? text(json)
    : JSON.stringify(json).replace(
        /"(\w+)":"(.*?)"/g,
        (_, key: string, value: string) => ` ${key}: ${text(value)} `,
      );
}

/** Enums are nested with an underscore, and lose the name of the enum at the start of their values. */
function enumValue(type: string, value: string, { enums }: Types, imports: Set<string>): string {
  const declaration = enums.get(type);
  const name = inPackage(type);
  imports.add(name.split('.')[0]!);
  const prefix = `${(declaration?.name ?? '').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}_`;
  const shared = declaration?.values.every(
    (each) => each.name.startsWith(prefix) && !/^\d/.test(each.name.slice(prefix.length)),
  );
  return `${name}.${shared ? value.slice(prefix.length) : value}`;
}

/** Name of a type as generated code has it: without the package, what it is nested in before an underscore. */
function inPackage(type: string): string {
  const parts = type.split('.');
  return parts.slice(parts.findIndex((part) => /^[A-Z]/.test(part))).join('_');
}

const property = (name: string) => {
  const local = camelCase(name);
  return /^(constructor|toString|toJSON|valueOf)$/.test(local) ? `${local}$` : local;
};

/** A string literal in single quotes. */
function text(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const braces = (members: string[]) =>
  members.length === 0 ? '{}' : `{\n${members.map((member) => `${indent(member, 1, '  ')},\n`).join('')}}`;

function listOf(items: string[]): string {
  const line = `[${items.join(', ')}]`;
  if (!line.includes('\n') && line.length < 60) return line;
  return `[\n${items.map((item) => `${indent(item, 1, '  ')},\n`).join('')}]`;
}
