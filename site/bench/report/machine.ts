import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, platform, release, totalmem } from 'node:os';

/** What a measurement was made on. */
export interface Machine {
  processor: string;
  cores: number;
  /** Bytes. */
  memory: number;
  system: string;
  node: string;
  browser: string;
  rspress: string;
  /** Short hash of the commit; a plus sign when files had been changed since. */
  commit: string;
}

/** Describes the machine that this runs on. */
export function describeMachine(browser: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memory: totalmem(),
    system: `${platform()} ${release()}`,
    node: process.version,
    browser,
    rspress: versionOf('@rspress/core'),
    commit: commit(),
  };
}

function versionOf(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return 'unknown';
  }
}
