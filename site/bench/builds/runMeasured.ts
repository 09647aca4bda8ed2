import { spawn } from 'node:child_process';

import { listProcesses, sumOfTree } from './processes';

export interface MeasuredRun {
  /** From the start of the process to its end. */
  seconds: number;
  /** How long processors worked for it, in seconds: on a machine that is busy with other things, the number that holds. */
  work: number;
  /** The most memory that the process and all it started held at once, in bytes. */
  peakMemory: number;
}

/** How often memory is looked at, in milliseconds. */
const interval = 100;

/** How many characters of what a failed command printed are shown. */
const shown = 4000;

/**
 * Runs a command to its end.
 *
 * @throws {Error} With the end of its output when it fails.
 */
export async function runMeasured([program, args]: [string, string[]], cwd: string): Promise<MeasuredRun> {
  const begin = performance.now();
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => void child.kill();
  process.once('exit', end);
  let peakMemory = 0;
  let work = 0;
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-shown)));
  child.stderr.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-shown)));
  const timer = setInterval(() => {
    const now = sumOfTree(listProcesses(), child.pid!);
    peakMemory = Math.max(peakMemory, now.memory);
    work = Math.max(work, now.work);
  }, interval);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const seconds = (performance.now() - begin) / 1000;
    if (code === 0) return { seconds, work, peakMemory };
    throw new Error(`${program} ${args.join(' ')} in ${cwd} ended with ${code}:\n${output}`);
  } finally {
    clearInterval(timer);
    process.off('exit', end);
  }
}
