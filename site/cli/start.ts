import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { createRequestListener } from '@remix-run/node-fetch-server';

import { mcpRoute } from '../assistants/assistantsFile';
import { createDocsHandler } from '../assistants/createDocsHandler';
import { withBase } from '../content/links/withBase';
import { listen, parsePort } from '../host/serve/listen';
import { siteHandler } from '../host/serve/siteHandler';
import { readSiteSettings } from '../settings/readSiteSettings';
import { builtFolder as folder, readBuilt, createReader } from './readBuilt';
import { runCommand } from './runCommand';

/** How long requests in flight may take after a signal to stop, in milliseconds. */
const shutdownTimeout = 4000;

/** Called on a signal to stop. */
let shutDown = (): void => process.exit(1);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutDown());

await runCommand({
  usage: `Usage: npm start -- [--no-build] [--strict]

Builds the site and serves it. The environment variable PORT sets the port.
--no-build serves what was built before, --strict makes warnings stop the build.`,
  // `--strict` is passed on to the build.
  options: { 'no-build': { type: 'boolean' }, strict: { type: 'boolean' } },
  run: ({ values }) => start(values['no-build']),
});

async function start(skipBuild = false): Promise<void> {
  const port = parsePort(process.env.PORT);
  const server = createServer();
  // Fails before anything is built when the port is taken.
  await listen(server, port);
  await once(server.close(), 'close');

  const { base } = readSiteSettings();
  if (skipBuild) readBuilt('index.html');
  else await spawnBuild();

  const pages = siteHandler(folder, base);
  const assistants = createRequestListener(createDocsHandler(createReader(folder), { local: true }));
  const path = withBase(mcpRoute, base);
  server.on('request', (request, response) => {
    const answer = request.url?.replace(/\?.*$/, '') === path ? assistants : pages;
    answer(request, response);
  });
  const actual = await listen(server, port);
  shutDown = () => {
    // Lets responses in flight finish, for a while.
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), shutdownTimeout);
  };
  console.log(`\nThe site is at http://localhost:${actual}${base} until you press Ctrl+C.`);
  console.log(`The MCP server is at http://localhost:${actual}${path}.`);
}

/** Builds in another process, which frees the memory of the build while the site is served. */
async function spawnBuild(): Promise<void> {
  const cli = import.meta.dirname;
  const args = [join(cli, '../run.mjs'), join(cli, 'build.ts'), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}
