import type { Clients } from '../../../settings/clientSettings';
import type { CallOfExample } from '../example';
import { byName, lines } from '../lines';
import { serviceOf } from '../nameInPackage';
import { importLine, moduleOf, type Imports } from './pythonImports';
import { pythonValue } from './pythonValue';

/**
 * A call with the SDK for Python; where its client has no member for the service, with the stub of gRPC that the SDK brings.
 * Undefined when there is no SDK.
 */
export function python({ rpc, request, clients, file }: CallOfExample): string | undefined {
  if (clients.python === undefined) return undefined;
  const { package: sdk, client, members } = clients.python;
  const member = members[serviceOf(rpc)];
  const imports: Imports = new Map();
  const value = pythonValue(request, '', imports);
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
      .map(([name, names]) => importLine([name === '' ? sdk : `${sdk}.${name}`, names])),
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
