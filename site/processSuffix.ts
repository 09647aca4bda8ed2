import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies the scope in which process ids are unique: this computer or a container on it. */
const machine = hash('sha256', hostname()).slice(0, 8);

/** A part for names of files and folders, unique to this process, even among containers that share files. */
export const processSuffix = `${machine}-${process.pid}`;

/** Age at which files from another machine count as abandoned, in milliseconds. */
const day = 24 * 60 * 60_000;

/**
 * Whether a file or folder was left behind by a killed process. Processes on another machine can't be checked, so
 * their files count as left behind after a day.
 *
 * @param path A file or folder whose name ends with the suffix of the process that created it.
 */
export function isAbandoned(path: string): boolean {
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
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
