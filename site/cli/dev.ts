import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';

import { listen, parsePort } from '../host/serve/listen';
import type { ServerMessage } from './devServer';
import { runCommand, UsageError } from './runCommand';

/** The process that serves the site: a child, so that a restart leaves nothing behind while the address stays the same. */
let server: ChildProcess | undefined;
let resolvePort: (port: number) => void;
/** The port of the server, once it listens: until then, browsers wait. */
let serverPort = nextPort();

const proxy = createServer((socket) => void serverPort.then((port) => forward(socket, port)));
let restartRequested = false;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

await runCommand({
  usage: `Usage: npm run dev -- [CONFIG]

Serves the site with its drafts while you write, by rspress.config.ts or another configuration.
The environment variable PORT sets the port.`,
  allowPositionals: true,
  async run({ positionals: [config = 'rspress.config.ts'] }) {
    if (!existsSync(config)) throw new UsageError(`The configuration ${config} does not exist.`);
    const port = await listen(proxy, parsePort(process.env.PORT, '3000'));
    console.log(`Serving http://localhost:${port} until you press Ctrl+C. Starting, and reading the pages …`);
    do {
      const code = await serve(resolve(config), port);
      if (code !== 0 && !stopped) process.exit(code);
    } while (restartRequested && !stopped);
    process.exit(0);
  },
});

/** Runs a server until it ends, and returns its exit code. */
async function serve(configFile: string, frontPort: number): Promise<number> {
  const site = join(import.meta.dirname, '..');
  const args = [join(site, 'run.mjs'), join(site, 'cli', 'devServer.ts'), configFile];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(frontPort) },
  });
  server = child;
  restartRequested = false;
  child.on('message', (message: ServerMessage) => {
    if (message !== 'restart') return resolvePort(message.port);
    restartRequested = true;
    // From now on browsers wait. The server finishes its responses and exits.
    serverPort = nextPort();
    child.disconnect();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

function nextPort(): Promise<number> {
  return new Promise((found) => (resolvePort = found));
}

function forward(browser: Socket, port: number): void {
  const inner = connect(port, 'localhost');
  browser.on('error', () => inner.destroy()).pipe(inner);
  inner.on('error', () => browser.destroy()).pipe(browser);
  inner.once('close', () => browser.destroySoon());
}

/** The server ends by itself when its parent disconnects. */
function stop(): void {
  stopped = true;
  if (server?.connected) server.disconnect();
}
