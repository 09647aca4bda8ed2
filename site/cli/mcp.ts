import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import { parseJSONRPCMessage } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';

import { warmUp } from '../assistants/createDocsHandler';
import { createDocsServer } from '../assistants/createDocsServer';
import { openDocs } from '../assistants/openDocs';
import { builtFolder, readBuilt, createReader } from './readBuilt';
import { runCommand } from './runCommand';

await runCommand({
  usage: `Usage: npm run -s mcp

Answers an assistant over standard input and output, from the built site. Clients start it by themselves.`,
  async run() {
    readBuilt('assistants.json');
    const docs = await openDocs(createReader(builtFolder));
    void warmUp(docs);
    const transport = new StdioServerTransport(Readable.from(messagesIn(process.stdin)), process.stdout);
    serveStdio(() => createDocsServer(docs), { transport });
  },
});

/** The lines with messages. The library ignores other lines; here they get an error. */
async function* messagesIn(input: Readable): AsyncGenerator<Buffer> {
  for await (const line of createInterface({ input })) {
    try {
      parseJSONRPCMessage(JSON.parse(line));
      yield Buffer.from(`${line}\n`);
    } catch {
      const error = { code: -32700, message: 'This is not a JSON-RPC message.' };
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
    }
  }
}
