import type { BlockContent, PhrasingContent } from 'mdast';

import type { Rpc, Service } from '../../../reference/model';
import { commentBlocks } from '../../../reference/markdown/commentNodes';
import { typeHref, typeName, type Context } from './context';
import { noteLines } from './messageNodes';
import { code, facts, heading, linkedCode, strong, text } from '../../../reference/markdown/nodes';

/** A service with all its calls. */
export function serviceNodes(service: Service, context: Context): BlockContent[] {
  const notes = noteLines(service);
  return [
    heading(2, 'Service ', service.name),
    ...commentBlocks(service),
    ...(notes.length > 0 ? [facts(notes)] : []),
    ...service.rpcs.flatMap((rpc) => rpcNodes(rpc, service, context)),
  ];
}

const streams: Record<Rpc['streaming'], string> = {
  none: 'none: one request, one response',
  client: 'client: many requests, one response',
  server: 'server: one request, many responses',
  both: 'both: many requests, many responses',
};

const idempotency: Record<Rpc['idempotency'], string> = {
  unknown: 'unknown',
  'no-side-effects': 'no side effects',
  idempotent: 'idempotent',
};

function rpcNodes(rpc: Rpc, { name }: Service, context: Context): BlockContent[] {
  const fact = (words: string, ...value: PhrasingContent[]) => [strong(words), text(': '), ...value];
  const [sample] = context.examples?.calls[rpc.anchor] ?? [];
  const streamsRequests = rpc.streaming === 'client' || rpc.streaming === 'both';
  const streamsResponses = rpc.streaming === 'server' || rpc.streaming === 'both';
  const canBeGet = rpc.idempotency === 'no-side-effects' && rpc.streaming === 'none';
  return [
    heading(3, '', `${name}.${rpc.name}`),
    ...commentBlocks(rpc),
    facts([
      fact('Path', code(`POST ${rpc.path}`)),
      ...(canBeGet ? [fact('GET', code(`GET ${rpc.path}?encoding=json&message=…&connect=v1`))] : []),
      fact(
        'Request',
        ...streamed(streamsRequests),
        linkedCode(typeName(rpc.request), typeHref(rpc.request, context)),
      ),
      fact(
        'Response',
        ...streamed(streamsResponses),
        linkedCode(typeName(rpc.response), typeHref(rpc.response, context)),
      ),
      fact('Streaming', text(streams[rpc.streaming])),
      fact('Idempotency', text(idempotency[rpc.idempotency])),
      ...noteLines(rpc),
    ]),
    ...(sample ? [{ type: 'code' as const, lang: sample.language, value: sample.code }] : []),
  ];
}

const streamed = (isStream: boolean): PhrasingContent[] => (isStream ? [text('stream ')] : []);
