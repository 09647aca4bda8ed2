import { fork } from 'node:child_process';
import { join } from 'node:path';

import type { RunningServer, ServerEvent } from './keepServer';
import type { KeeperMessage, ServerMessage } from './messages';

const site = join(import.meta.dirname, '..');

/**
 * Starts a development server in a process of its own.
 *
 * @param args What the command was called with.
 */
export function startServer(
  args: string[],
  generation: number,
  hear: (event: ServerEvent) => void,
): RunningServer {
  const child = fork(join(site, 'run.mjs'), [join(site, 'cli', 'devServer.ts'), ...args], {
    env: { ...process.env, DEVELOPMENT_GENERATION: String(generation) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => hear(message as ServerMessage));
  child.once('exit', () => hear({ type: 'ended' }));
  return {
    examine: () => void child.send({ type: 'examine' } satisfies KeeperMessage, () => {}),
    // It holds nothing that it would have to put away, and the bundler complains when it is interrupted.
    stop: () => void child.kill('SIGKILL'),
  };
}
