import { bytesOf, textOfBytes } from '../bytes';
import type { Clients } from '../../../settings/clientSettings';
import type { CallOfExample, Example, FieldOfExample, RpcOfExample, TypesOfExample } from '../example';
import { jsonName } from '../../jsonName';
import { typescriptKnown } from './typescriptKnown';
import { nameInPackage, serviceOf } from '../nameInPackage';
import { byName, lines } from '../lines';
import { braces, listOf, step, text } from './typescriptLiterals';

/**
 * A call with the SDK for TypeScript; where its client has no member for the service, with a client of generated code.
 * Undefined when there is no SDK.
 */
export function typescript({ rpc, request, types, clients, file }: CallOfExample): string | undefined {
  if (clients.typescript === undefined) return undefined;
  const { package: sdk, create, members } = clients.typescript;
  const member = members[serviceOf(rpc)];
  const writer: Writer = {
    types,
    imports: new Map(),
    moduleOf: member === undefined ? (path = file) => generated(path) : () => sdk,
  };
  if (member === undefined) {
    use(writer, '@connectrpc/connect', 'createClient');
    use(writer, generated(file), serviceOf(rpc));
  } else {
    use(writer, sdk, create);
  }
  use(writer, '@connectrpc/connect-node', 'createConnectTransport');
  const streamsRequests = rpc.streaming === 'client' || rpc.streaming === 'both';
  const value = valueOf(request, streamsRequests ? step : '', writer);
  const method = `${rpc.name.charAt(0).toLowerCase()}${rpc.name.slice(1)}`;
  const call = member === undefined ? `client.${method}` : `client.${member}.${method}`;
  const single = value === '{}' ? `${call}({})` : `${call}(${value})`;
  const source = streamsRequests ? `${call}(requests())` : single;

  return lines(
    member === undefined &&
      lines(
        `// The client of ${sdk} does not have this service. Generate its code into ./gen`,
        '// with protoc-gen-es: https://github.com/bufbuild/protobuf-es',
      ),
    ...[...writer.imports]
      .sort(([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')) || byName(a, b))
      .map(([module, names]) => `import { ${[...names].sort(byName).join(', ')} } from '${module}';`),
    '',
    member === undefined ? generatedClient(rpc, clients) : sdkClient(create, clients),
    '',
    streamsRequests && lines('async function* requests() {', `${step}yield ${value};`, '}', ''),
    rpc.streaming === 'server' || rpc.streaming === 'both'
      ? lines(`for await (const response of ${source}) {`, '  console.log(response);', '}')
      : lines(`const response = await ${source};`, 'console.log(response);'),
  );
}

/** What is known while code is written, and what the code turns out to need. */
interface Writer {
  types: TypesOfExample;
  /** Names to import, by module. */
  imports: Map<string, Set<string>>;
  /** Module with what the file at a path declares; without one, with what the file of the service does. */
  moduleOf: (path?: string) => string;
}

function use({ imports }: Writer, module: string, name: string): void {
  imports.set(module, (imports.get(module) ?? new Set()).add(name));
}

const generated = (file: string) => `./gen/${file.replace(/\.proto$/, '_pb')}`;

const sdkClient = (create: string, { tokenVariable, addressVariable }: Clients) =>
  lines(
    `const client = ${create}({`,
    `  getAccessToken: () => process.env.${tokenVariable}!,`,
    '  getTransport: (interceptors) =>',
    '    createConnectTransport({',
    `      baseUrl: process.env.${addressVariable}!,`,
    `      httpVersion: '2',`,
    '      interceptors,',
    '    }),',
    '});',
  );

const generatedClient = (rpc: RpcOfExample, { tokenVariable, addressVariable }: Clients) =>
  lines(
    'const transport = createConnectTransport({',
    `  baseUrl: process.env.${addressVariable}!,`,
    `  httpVersion: '2',`,
    '  interceptors: [',
    '    (next) => (request) => {',
    `      request.header.set('Authorization', \`Bearer \${process.env.${tokenVariable}}\`);`,
    '      return next(request);',
    '    },',
    '  ],',
    '});',
    `const client = createClient(${serviceOf(rpc)}, transport);`,
  );

/** An example as an expression that starts on a line indented by `margin`. */
function valueOf(example: Example, margin: string, writer: Writer): string {
  const inner = margin + step;
  switch (example.kind) {
    case 'message':
      return braces(
        example.fields.map(({ field, value }) => member(field, value, inner, writer)),
        margin,
      );
    case 'list':
      return listOf(
        example.items.map((item) => valueOf(item, inner, writer)),
        margin,
      );
    case 'map':
      return braces(
        example.entries.map(
          ({ key, value }) =>
            `${key.type === 'string' ? text(String(key.value)) : key.value}: ${valueOf(value, inner, writer)}`,
        ),
        margin,
      );
    case 'enum':
      return enumValue(example.type, example.value, writer);
    case 'scalar':
      return scalar(example.type, example.value);
    case 'known':
      return typescriptKnown(example, margin, { use: (name) => use(writer, runtime, name), scalar });
  }
}

function member(field: FieldOfExample, value: Example, margin: string, writer: Writer): string {
  if (field.oneof === undefined) return `${property(field.name)}: ${valueOf(value, margin, writer)}`;
  const arm = valueOf(value, margin + step, writer);
  return `${property(field.oneof)}: ${braces([`case: ${text(jsonName(field.name))}`, `value: ${arm}`], margin)}`;
}

function scalar(type: string, value: string | number | boolean): string {
  if (type === 'bytes') return bytes(String(value));
  if (type.endsWith('64')) return `${value}n`;
  return type === 'string' ? text(String(value)) : String(value);
}

function bytes(base64: string): string {
  const inUtf8 = textOfBytes(base64);
  return inUtf8 === undefined
    ? `Uint8Array.of(${bytesOf(base64).join(', ')})`
    : `new TextEncoder().encode(${text(inUtf8)})`;
}

const runtime = '@bufbuild/protobuf/wkt';

/** Enums are nested with an underscore, and lose the name of the enum at the start of their values. */
function enumValue(type: string, value: string, writer: Writer): string {
  const declaration = writer.types.enums.get(type);
  const name = inPackage(type);
  use(writer, writer.moduleOf(writer.types.files.get(type)), name);
  return `${name}.${declaration ? value.slice(prefixOf(declaration).length) : value}`;
}

const prefixes = new WeakMap<object, string>();

/** What all values of an enum begin with and generated code leaves out; empty where there is no such thing. */
function prefixOf(declaration: { name: string; values: { name: string }[] }): string {
  const known = prefixes.get(declaration);
  if (known !== undefined) return known;
  const prefix = `${declaration.name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}_`;
  const isShared = declaration.values.every(
    ({ name }) => name.startsWith(prefix) && !/\d/.test(name.charAt(prefix.length)),
  );
  prefixes.set(declaration, isShared ? prefix : '');
  return isShared ? prefix : '';
}

/** Name of a type as generated code has it: without the package, what it is nested in before an underscore. */
const inPackage = (type: string) => nameInPackage(type).replaceAll('.', '_');

const property = (name: string) => {
  const local = jsonName(name);
  return /^(constructor|toString|toJSON|valueOf)$/.test(local) ? `${local}$` : local;
};
