import type { RpcDeclaration, ServiceDeclaration } from './declarations';
import { readOption } from './options';
import type { Statement } from './statements';
import type { Token } from './tokens';

/** Reads a service with its calls. */
export function readService(name: Token, { block = [], comments }: Statement): ServiceDeclaration {
  const service: ServiceDeclaration = { name, comments, options: [], rpcs: [] };
  for (const statement of block) {
    const { tokens } = statement;
    if (tokens[0]!.text === 'option') service.options.push(...readOption(tokens.slice(1)));
    else service.rpcs.push(...readRpc(statement));
  }
  return service;
}

function readRpc({ tokens, block = [], comments }: Statement): RpcDeclaration[] {
  const returns = tokens.findIndex(({ text }, index) => index > 2 && text === 'returns');
  const [request, clientStreaming] = readEnd(tokens.slice(2, returns));
  const [response, serverStreaming] = readEnd(tokens.slice(returns + 1));
  const name = tokens[1];
  if (returns < 0 || !name || !request || !response) return [];
  const options = block.flatMap((statement) => readOption(statement.tokens.slice(1)));
  return [{ name, comments, options, request, response, clientStreaming, serverStreaming }];
}

/** What a call takes or gives: a type between parentheses, and whether it streams. */
function readEnd(tokens: Token[]): [type: Token | undefined, streams: boolean] {
  const names = tokens.filter(({ kind }) => kind === 'name');
  return names.length > 1 && names[0]!.text === 'stream' ? [names[1], true] : [names[0], false];
}
