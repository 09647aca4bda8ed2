import { execFileSync } from 'node:child_process';

/**
 * Time of each file's last commit, ISO 8601, by path from the root. Empty without the full Git history, with a notice in
 * a shallow clone or if Git can't read the history.
 */
export function readCommits(root: string, folders: string[]) {
  const times = new Map<string, string>();
  const undated = (reason: string, fix: string) => {
    const message = `${reason}: pages do not show when they last changed.`;
    return { times, notices: [{ file: folders.join(', '), message, fix }] };
  };
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository') === 'true\n') {
      const fix = 'Run "git fetch --unshallow" before the build, or have the host clone the whole history.';
      return undated('this is a shallow clone', fix);
    }
    const format = ['log', '--format=:%cI', '--name-only', '--relative', '--', ...folders];
    let time = '';
    for (const line of git(root, '-c', 'core.quotePath=false', ...format).split('\n')) {
      if (line.startsWith(':')) time = line.slice(1);
      else if (line !== '' && !times.has(line)) times.set(line, time);
    }
    return { times, notices: [] };
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    if (/not a git repository|not have any commits/.test(stderr ?? '')) return { times, notices: [] };
    const fix =
      'Install Git, or run "git config --global --add safe.directory" with the folder of the checkout.';
    return undated(`Git cannot read the history (${(stderr || message).split('\n')[0]})`, fix);
  }
}

/** Time of the last commit, so that the same commit builds the same site; the start of the day outside of a checkout. */
export function readLastCommitTime(root: string): Date {
  try {
    return new Date(git(root, 'log', '-1', '--format=%cI').trim());
  } catch {
    return new Date(new Date().toISOString().slice(0, 10));
  }
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });
