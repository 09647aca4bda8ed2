import { execFileSync } from 'node:child_process';

const read = new Map<string, Map<string, string>>();

/** Time of the last commit of each file under a folder, when first asked for; empty outside a checkout. */
export function lastCommits(root: string, folder: string): Map<string, string> {
  const name = JSON.stringify([root, folder]);
  const times = read.get(name) ?? readCommits(root, folder);
  read.set(name, times);
  return times;
}

function readCommits(root: string, folder: string): Map<string, string> {
  const times = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['-c', 'core.quotePath=false', 'log', '--format=:%cI', '--name-only', '--relative', '--', folder],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
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

const latest = new Map<string, Date>();

/** Time of the last commit when first asked for, so that the same commit gives the same site; the beginning of the day outside a checkout. */
export function commitTime(root: string): Date {
  const time = latest.get(root) ?? readLatest(root);
  latest.set(root, time);
  return time;
}

function readLatest(root: string): Date {
  try {
    const time = execFileSync('git', ['log', '-1', '--format=%cI'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(time.trim());
  } catch {
    return new Date(new Date().toISOString().slice(0, 10));
  }
}
