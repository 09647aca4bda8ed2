import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';

import { pidtree } from 'pidtree';
import pidusage from 'pidusage';
import { globSync } from 'tinyglobby';

import type { Figures } from './figures';
import type { BenchSite } from './sites';

/** Builds a site from empty caches. */
export async function measureBuild(site: BenchSite): Promise<Figures> {
  site.write();
  const { seconds, cpuSeconds, memory } = await run(site);
  const files = globSync('**', { cwd: site.outDir, absolute: true, dot: true });
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return {
    'clock, s': seconds,
    'processor, s': cpuSeconds,
    'peak, MB': memory,
    files: files.length,
    'size, MB': bytes / 1e6,
  };
}

/** Runs the build of a site: wall-clock seconds, processor seconds, and the peak memory of all its processes in MB. */
async function run({ build: [program, args], folder }: BenchSite) {
  const begin = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4000)));
  }
  let memory = 0;
  const cpuTimes = new Map<number, number>();
  const poll = async () => {
    const processes = await processesOf(child.pid!);
    for (const { pid, ctime } of processes) cpuTimes.set(pid, ctime / 1000);
    memory = Math.max(memory, processes.reduce((sum, usage) => sum + usage.memory, 0) / 1e6);
  };
  // A process can end while it is being measured.
  const timer = setInterval(() => void poll().catch(() => undefined), 100);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} in ${folder} ended with ${code}:\n${output}`);
  const seconds = (performance.now() - begin) / 1000;
  return { seconds, cpuSeconds: [...cpuTimes.values()].reduce((sum, time) => sum + time, 0), memory };
}

/** Processor time of a process and its children, in seconds. */
export async function processorTime(pid: number): Promise<number> {
  const processes = await processesOf(pid);
  return processes.reduce((sum, { ctime }) => sum + ctime / 1000, 0);
}

const processesOf = async (pid: number) => Object.values(await pidusage(await pidtree(pid, { root: true })));
