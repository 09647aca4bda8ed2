import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';

/** Names what process ids are unique in: this computer or a container on it. */
const machine = hash('sha256', hostname()).slice(0, 8);

/** Part of the name of a file or folder that belongs to this process alone, containers with the same files included. */
export const processMark = `${machine}-${process.pid}`;

/** Age at which files of another machine count as abandoned, in milliseconds. */
const day = 24 * 60 * 60_000;

/**
 * Whether a file or folder was left behind by a process that was killed. Processes of another machine can't be asked, so
 * their files count as left behind after a day.
 *
 * @param path A file or folder whose name ends with the mark of the process that made it.
 */
export function isLeftOver(path: string): boolean {
  const [, owner, id] = /([\da-f]{8})-(\d+)$/.exec(path) ?? [];
  if (owner === undefined) return false;
  if (owner === machine) return !isRunning(Number(id));
  const { mtimeMs = Date.now() } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > day;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
