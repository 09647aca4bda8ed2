import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { pidtree } from 'pidtree';
import pidusage from 'pidusage';

import { sum } from './browser/trace';
import type { Command } from './sites/benchSites';

type Child = ChildProcessByStdio<null, Readable, Readable>;

/**
 * Runs a command while a callback uses it; it ends with the callback, or with this process.
 *
 * @param use Is given the process, and what tells the end of its output.
 */
export async function withProcess<Result>(
  [program, args]: Command,
  cwd: string,
  use: (child: Child, output: () => string) => Promise<Result>,
): Promise<Result> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4000)));
  const end = () => void child.kill();
  process.once('exit', end);
  try {
    return await use(child, () => output);
  } finally {
    process.off('exit', end);
    end();
    if (child.pid && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

/** How long after one look at the processes the next one follows, in milliseconds. */
const interval = 100;

export interface MeasuredRun {
  /** From the start of the process to its end. */
  seconds: number;
  /** How long processors worked for it, in seconds: on a machine that is busy with other things, the number that holds. */
  work: number;
  /** The most memory that the process and all it started held at once, in bytes. */
  peakMemory: number;
}

/**
 * Runs a command to its end. What is still on its way to the disk gets there first.
 *
 * @throws {Error} With the end of its output when it fails.
 */
export async function runMeasured(command: Command, cwd: string): Promise<MeasuredRun> {
  execFileSync('sync');
  const begin = performance.now();
  return withProcess(command, cwd, async (child, output) => {
    let peakMemory = 0;
    /** Milliseconds that each process has worked, by its id. */
    const work = new Map<number, number>();
    const look = async () => {
      const processes = Object.values(await pidusage(await pidtree(child.pid!, { root: true })));
      for (const { pid, ctime } of processes) work.set(pid, ctime);
      peakMemory = Math.max(peakMemory, sum(processes.map(({ memory }) => memory)));
    };
    // A process may have ended between the two looks at it.
    const timer = setInterval(() => void look().catch(() => undefined), interval);
    try {
      const [code] = (await once(child, 'close')) as [number | null];
      const seconds = (performance.now() - begin) / 1000;
      if (code === 0) return { seconds, work: sum([...work.values()]) / 1000, peakMemory };
      throw new Error(`${command.flat().join(' ')} in ${cwd} ended with ${code}:\n${output()}`);
    } finally {
      clearInterval(timer);
    }
  });
}
