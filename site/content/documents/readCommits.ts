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

const isShallow = (root: string) => git(root, 'rev-parse', '--is-shallow-repository') === 'true\n';

function readTimes(root: string, folder: string): Map<string, string> {
  const times = new Map<string, string>();
  if (isShallow(root)) return times;
  const format = ['log', '--format=:%cI', '--name-only', '--relative', '--', folder];
  let time = '';
  for (const line of git(root, '-c', 'core.quotePath=false', ...format).split('\n')) {
    if (line.startsWith(':')) time = line.slice(1);
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** Time of the last commit, so that the same commit gives the same site; the beginning of the day outside of a checkout. */
export const commitTime = (root: string): Date =>
  new Date(git(root, 'log', '-1', '--format=%cI').trim() || new Date().toISOString().slice(0, 10));

/** The output of a command of Git; empty when it fails. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
