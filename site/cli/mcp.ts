import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import { docsServer } from '../assistants/docsServer';
import { openDocs } from '../assistants/openDocs';
import { readFolder } from '../assistants/readBuilt';
import { readMessage } from '../assistants/readMessage';
import { builtFolder, readBuilt } from './readBuilt';
import { report } from './report';
import { usageOf } from './usageOf';

usageOf(`Usage: npm run -s mcp

Answers an assistant over standard input and output, from the built site. Clients start it by themselves.`);

await serve().catch(report);

async function serve(): Promise<void> {
  readBuilt('assistants.json');
  const docs = await openDocs(readFolder(builtFolder));
  const transport = new StdioServerTransport(Readable.from(messagesIn(process.stdin)), process.stdout);
  serveStdio(() => docsServer(docs), { transport });
}

/** The lines that hold messages. Others are answered with what is wrong with them. */
async function* messagesIn(input: Readable): AsyncGenerator<Buffer> {
  for await (const line of createInterface({ input })) {
    const message = readMessage(line);
    if ('json' in message) yield Buffer.from(`${line}\n`);
    else process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, ...message })}\n`);
  }
}
