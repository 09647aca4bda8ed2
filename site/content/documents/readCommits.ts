import { execFileSync } from 'node:child_process';

import type { Problem } from '../../problem';

const read = new Map<string, Map<string, string>>();

/**
 * Time of the last commit of each file in a folder, ISO 8601, by path from the root. Empty outside of a checkout, and in a
 * shallow clone, whose oldest commit seems to add every file. Read once per process.
 */
export function lastCommits(root: string, folder: string): Map<string, string> {
  const name = JSON.stringify([root, folder]);
  const times = read.get(name) ?? readTimes(root, folder);
  read.set(name, times);
  return times;
}

/** Warns about a shallow clone, which dates no page. */
export function shallowCloneWarnings(root: string, folders: string[]): Problem[] {
  if (!isShallow(root)) return [];
  const message = 'this is a shallow clone: pages show no date of their last change.';
  const fix = 'Run "git fetch --unshallow" before the build, or have the host clone the whole history.';
  return [{ file: folders.join(', '), message, fix }];
}

function isShallow(root: string): boolean {
  try {
    return git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  } catch {
    return false;
  }
}

function readTimes(root: string, folder: string): Map<string, string> {
  const times = new Map<string, string>();
  if (isShallow(root)) return times;
  let log: string;
  try {
    const format = ['log', '--format=:%cI', '--name-only', '--relative', '--', folder];
    log = git(root, '-c', 'core.quotePath=false', ...format);
  } catch {
    return times;
  }
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) time = line.slice(1);
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** Time of the last commit, so that the same commit gives the same site; the beginning of the day outside of a checkout. */
export function commitTime(root: string): Date {
  try {
    return new Date(git(root, 'log', '-1', '--format=%cI').trim());
  } catch {
    return new Date(new Date().toISOString().slice(0, 10));
  }
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
