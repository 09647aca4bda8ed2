import type { Clients } from '../../../settings/clientSettings';
import type { CallOfExample, RpcOfExample } from '../example';
import { lines } from '../lines';
import { serviceOf } from '../nameInPackage';
import type { Writer } from './goNames';
import { goValue } from './goValue';

/** A call with the generated Go code, or undefined if there is none. */
export function go({ rpc, request, file, types, clients }: CallOfExample): string | undefined {
  if (clients.go === undefined) return undefined;
  const { module } = clients.go;
  const folder = [module, ...file.split('/').slice(0, -1)].join('/');
  const alias = rpc.fullName.split('.').slice(0, -2).join('');
  const writer: Writer = {
    types,
    alias,
    imports: new Set(),
  };
  const streamsRequests = rpc.streaming === 'client' || rpc.streaming === 'both';
  const body = callOf(rpc, goValue(request, '\t', writer), clients);
  const used = [...writer.imports];
  const standard = ['context', 'log', 'net/http', 'os', ...used.filter((path) => !path.includes('.'))];
  if (rpc.streaming === 'both') standard.push('errors', 'io');
  const others = [folder, `${folder}/${alias}connect`, ...used.filter((path) => path.includes('.'))];
  if (!streamsRequests) others.push('connectrpc.com/connect');

  return lines(
    'package main',
    '',
    'import (',
    ...standard.sort().map((path) => `\t"${path}"`),
    '',
    ...others.sort().map((path) => `\t${path === folder ? `${alias} ` : ''}"${path}"`),
    ')',
    '',
    'func main() {',
    `\tclient := ${alias}connect.New${serviceOf(rpc)}Client(http.DefaultClient, os.Getenv("${clients.addressVariable}"))`,
    '',
    ...body.map((line) => line && `\t${line}`),
    '}',
  );
}

/** Lines of the call, the value in them already moved in as they will be. */
function callOf({ name, streaming }: RpcOfExample, value: string, { tokenVariable }: Clients): string[] {
  const header = `Set("Authorization", "Bearer "+os.Getenv("${tokenVariable}"))`;
  const failed = ['if err != nil {', '\tlog.Fatal(err)', '}'];
  const request = [`request := connect.NewRequest(${value})`, `request.Header().${header}`, ''];
  const send = [
    `stream := client.${name}(context.Background())`,
    `stream.RequestHeader().${header}`,
    `if err := stream.Send(${value}); err != nil {`,
    '\tlog.Fatal(err)',
    '}',
  ];
  switch (streaming) {
    case 'none':
      return [
        ...request,
        `response, err := client.${name}(context.Background(), request)`,
        ...failed,
        'log.Println(response.Msg)',
      ];
    case 'server':
      return [
        ...request,
        `stream, err := client.${name}(context.Background(), request)`,
        ...failed,
        'for stream.Receive() {',
        '\tlog.Println(stream.Msg())',
        '}',
        'if err := stream.Err(); err != nil {',
        '\tlog.Fatal(err)',
        '}',
      ];
    case 'client':
      return [...send, 'response, err := stream.CloseAndReceive()', ...failed, 'log.Println(response.Msg)'];
    case 'both':
      return [
        ...send,
        'if err := stream.CloseRequest(); err != nil {',
        '\tlog.Fatal(err)',
        '}',
        'for {',
        '\tresponse, err := stream.Receive()',
        '\tif errors.Is(err, io.EOF) {',
        '\t\tbreak',
        '\t}',
        ...failed.map((line) => `\t${line}`),
        '\tlog.Println(response)',
        '}',
      ];
  }
}
