import { execFileSync, spawn } from 'node:child_process';

import { pidtree } from 'pidtree';
import pidusage from 'pidusage';

export interface MeasuredRun {
  /** From the start of the process to its end. */
  seconds: number;
  /** How long processors worked for it, in seconds: on a machine that is busy with other things, the number that holds. */
  work: number;
  /** The most memory that the process and all it started held at once, in bytes. */
  peakMemory: number;
}

/** How long after one look at the processes the next one follows, in milliseconds. */
const interval = 100;

/** How many characters of what a failed command printed are shown. */
const shown = 4000;

/**
 * Runs a command to its end. What is still on its way to the disk gets there first.
 *
 * @throws {Error} With the end of its output when it fails.
 */
export async function runMeasured([program, args]: [string, string[]], cwd: string): Promise<MeasuredRun> {
  execFileSync('sync');
  const begin = performance.now();
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill();
  process.once('exit', end);
  let peakMemory = 0;
  /** Milliseconds that each process has worked, by its id. */
  const work = new Map<number, number>();
  const look = async () => {
    const processes = await pidusage(await pidtree(child.pid!, { root: true }));
    for (const { pid, ctime } of Object.values(processes)) work.set(pid, ctime);
    peakMemory = Math.max(
      peakMemory,
      Object.values(processes).reduce((sum, { memory }) => sum + memory, 0),
    );
  };
  // A process may have ended between the two looks at it.
  const timer = setInterval(() => void look().catch(() => undefined), interval);
  let output = '';
  const keepEnd = (data: Buffer) => (output = (output + data.toString()).slice(-shown));
  child.stdout.on('data', keepEnd);
  child.stderr.on('data', keepEnd);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const seconds = (performance.now() - begin) / 1000;
    if (code === 0)
      return { seconds, work: [...work.values()].reduce((sum, time) => sum + time, 0) / 1000, peakMemory };
    throw new Error(`${program} ${args.join(' ')} in ${cwd} ended with ${code}:\n${output}`);
  } finally {
    clearInterval(timer);
    process.off('exit', end);
  }
}
