import type { Clients } from '../../settings/schema';
import { jsonName } from '../jsonName';
import { getOwn } from '../getOwn';
import type { EnumSchema, RequestMethod } from '../request/requestSchema';
import type { JsonValue } from '../request/requestValue';
import { block, byName, code, indent, lines, type Code, type CodePart } from './code';
import { nameInPackage, serviceName } from './symbolNames';
import { formatRequest, type ExampleCall } from './formatRequest';

/**
 * A call with the SDK for TypeScript, or with a client of generated code if the SDK's client has no member for the
 * service. Undefined without an SDK.
 */
export function typescript(call: ExampleCall): Code | undefined {
  const { method, schema, clients, protoPath } = call;
  if (clients.typescript === undefined) return undefined;
  const { package: sdk, create, members } = clients.typescript;
  const member = getOwn(members, serviceName(method));
  const imports = new Map<string, Set<string>>();
  const use = (from: string, name: string) => imports.set(from, (imports.get(from) ?? new Set()).add(name));
  if (member === undefined) {
    use('@connectrpc/connect', 'createClient');
    use(generatedModule(protoPath), serviceName(method));
  } else {
    use(sdk, create);
  }
  use('@connectrpc/connect-node', 'createConnectTransport');
  const value = formatRequest(call, {
    message: (_, fields) =>
      braces(fields.map(([{ name, oneof }, value]) => code`${jsonName(oneof ?? name)}: ${value}`)),
    wrap: (value, { name, oneof }) =>
      oneof === undefined ? value : braces([`case: ${quote(jsonName(name))}`, code`value: ${value}`]),
    list: (items) => block('[', items, ']', step, 60),
    map: (entries) => braces(entries.map(([key, value]) => code`${key}: ${value}`)),
    enumValue(name, value) {
      const declaration = schema.enums[name]!;
      const local = nameInPackage(name).replaceAll('.', '_');
      use(member === undefined ? generatedModule(declaration.protoPath) : sdk, local);
      return `${local}.${value.slice(prefixOf(declaration).length)}`;
    },
    scalar,
    time(time) {
      use('@bufbuild/protobuf/wkt', 'timestampFromDate');
      return `timestampFromDate(new Date(${quote(time)}))`;
    },
  });
  if (value === undefined) return undefined;
  const streamsRequests = method.streaming === 'client';
  const functionName = `${method.name.charAt(0).toLowerCase()}${method.name.slice(1)}`;
  const callee = member === undefined ? `client.${functionName}` : `client.${member}.${functionName}`;
  const callExpression = code`${callee}(${streamsRequests ? 'requests()' : value})`;

  return lines(
    member === undefined &&
      lines(
        `// The client of ${sdk} does not have this service. Generate its code into ./gen`,
        '// with protoc-gen-es: https://github.com/bufbuild/protobuf-es',
      ),
    ...[...imports]
      .sort(([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')) || byName(a, b))
      .map(([module, names]) => `import { ${[...names].sort(byName).join(', ')} } from '${module}';`),
    '',
    member === undefined ? generatedClient(method, clients) : sdkClient(create, clients),
    '',
    streamsRequests &&
      lines('async function* requests() {', code`${step}yield ${indent(value, step)};`, '}', ''),
    method.streaming === 'server'
      ? lines(code`for await (const response of ${callExpression}) {`, '  console.log(response);', '}')
      : lines(code`const response = await ${callExpression};`, 'console.log(response);'),
  );
}

const step = '  ';

const generatedModule = (protoPath: string) => `./gen/${protoPath.replace(/\.proto$/, '_pb')}`;

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

const generatedClient = (method: RequestMethod, { tokenVariable, addressVariable }: Clients) =>
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
    `const client = createClient(${serviceName(method)}, transport);`,
  );

function scalar(type: string, json: JsonValue): string {
  if (type === 'bytes') return `Buffer.from(${quote(String(json))}, 'base64')`;
  if (type.endsWith('64')) return `${String(json)}n`;
  return type === 'string' ? quote(String(json)) : String(json);
}

/** The prefix that all values of an enum share and generated code leaves out; empty if there is none. */
function prefixOf({ name, values }: EnumSchema): string {
  const prefix = `${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}_`;
  const prefixPattern = new RegExp(`^${prefix}(?!\\d)`);
  return values.every((value) => prefixPattern.test(value.name)) ? prefix : '';
}

const braces = (members: CodePart[]) => block('{', members, '}', step);

/** A string literal in single quotes. */
const quote = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
