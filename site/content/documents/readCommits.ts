import { execFileSync } from 'node:child_process';

import type { Problem } from '../../problem';

/** Time of each file's last commit, ISO 8601, by path from the root. Empty without a full history in Git. */
export function lastCommits(root: string, folders: string[]): Map<string, string> {
  const times = new Map<string, string>();
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false\n') return times;
  const format = ['log', '--format=:%cI', '--name-only', '--relative', '--', ...folders];
  let time = '';
  for (const line of git(root, '-c', 'core.quotePath=false', ...format).split('\n')) {
    if (line.startsWith(':')) time = line.slice(1);
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** Warns where pages show no date of their last change: in a shallow clone, or where Git refuses to read the history. */
export function historyWarnings(root: string, folders: string[]): Problem[] {
  let message = 'this is a shallow clone';
  let fix = 'Run "git fetch --unshallow" before the build, or have the host clone the whole history.';
  try {
    if (run(root, 'rev-parse', '--is-shallow-repository') !== 'true\n') return [];
  } catch (error) {
    const { stderr, message: failure } = error as { stderr?: string; message: string };
    if (/not a git repository/.test(stderr ?? '')) return [];
    message = `Git cannot read the history (${(stderr || failure).split('\n')[0]})`;
    fix = 'Install Git, or run "git config --global --add safe.directory" with the folder of the checkout.';
  }
  return [{ file: folders.join(', '), message: `${message}: pages show no date of their last change.`, fix }];
}

/** Time of the last commit, so that the same commit gives the same site; the beginning of the day outside of a checkout. */
export const commitTime = (root: string): Date =>
  new Date(git(root, 'log', '-1', '--format=%cI').trim() || new Date().toISOString().slice(0, 10));

const run = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });

/** The output of a command of Git; empty when it fails. */
function git(root: string, ...args: string[]): string {
  try {
    return run(root, ...args);
  } catch {
    return '';
  }
}
