import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Problem } from '../../problem';

/** The history of the files in a folder. */
interface Commits {
  /** Time of the last commit of each file, ISO 8601, by path from the root; empty outside a checkout. */
  times: Map<string, string>;
  /** Files whose last commit is missing from a shallow clone. */
  cutOff: Set<string>;
}

const read = new Map<string, Commits>();

/** Time of the last commit of each file in a folder. Read once per process. */
export const lastCommits = (root: string, folder: string): Map<string, string> =>
  commitsOf(root, folder).times;

/** Warns about a shallow clone that lacks the last commit of some files in these folders. */
export function shallowCloneWarnings(root: string, folders: string[]): Problem[] {
  const count = folders.reduce((sum, folder) => sum + commitsOf(root, folder).cutOff.size, 0);
  if (count === 0) return [];
  const files = count === 1 ? '1 file has' : `${count} files have`;
  return [
    {
      file: folders.join(', '),
      message: `this is a shallow clone, and ${files} a last change that it does not hold: their pages show no date.`,
      fix: 'Run "git fetch --unshallow" before the build, or have the host clone the whole history.',
    },
  ];
}

function commitsOf(root: string, folder: string): Commits {
  const name = JSON.stringify([root, folder]);
  const known = read.get(name) ?? readCommits(root, folder);
  read.set(name, known);
  return known;
}

function readCommits(root: string, folder: string): Commits {
  const commits: Commits = { times: new Map(), cutOff: new Set() };
  let log: string;
  let oldest: Set<string>;
  try {
    // In a shallow clone, the oldest commits seem to add every file. Git lists them in a file, and their parents in them.
    const list = resolve(root, git(root, 'rev-parse', '--git-path', 'shallow').trim());
    const listed = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
    oldest = new Set(listed.filter((commit) => /^parent /m.test(git(root, 'cat-file', 'commit', commit))));
    const format = ['log', '--format=:%H %cI', '--name-only', '--relative', '--', folder];
    log = git(root, '-c', 'core.quotePath=false', ...format);
  } catch {
    return commits;
  }
  const { times, cutOff } = commits;
  let commit = '';
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) [commit = '', time = ''] = line.slice(1).split(' ');
    else if (line === '' || times.has(line) || cutOff.has(line)) continue;
    else if (oldest.has(commit)) cutOff.add(line);
    else times.set(line, time);
  }
  return commits;
}

const latest = new Map<string, Date>();

/**
 * Time of the last commit, so that the same commit gives the same site; the beginning of the day outside of a checkout.
 * Read once per process.
 */
export function commitTime(root: string): Date {
  const time = latest.get(root) ?? readLatest(root);
  latest.set(root, time);
  return time;
}

function readLatest(root: string): Date {
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
