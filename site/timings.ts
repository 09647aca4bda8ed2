/** How long a part of the work took, in milliseconds. */
export interface Timing {
  part: string;
  wall: number;
  /** Of this process with all its threads; programs that it starts are not in it. */
  processor: number;
}

const timings: Timing[] = [];
let begun = { wall: 0, processor: 0 };

/** Notes that a part of the work has ended. It began when the part before ended, the first one with the process. */
export function ended(part: string): void {
  const { user, system } = process.cpuUsage();
  const now = { wall: performance.now(), processor: (user + system) / 1000 };
  timings.push({ part, wall: now.wall - begun.wall, processor: now.processor - begun.processor });
  begun = now;
}

/** Lays out where the time went: a row for each part, the sum below. */
export function printTimings(parts: Timing[] = timings): string {
  const sum = (key: 'wall' | 'processor') => parts.reduce((total, timing) => total + timing[key], 0);
  const rows = [...parts, { part: 'in all', wall: sum('wall'), processor: sum('processor') }];
  const width = Math.max(...rows.map(({ part }) => part.length));
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`.padStart(10);
  const lines = rows.map(
    ({ part, wall, processor }) => part.padEnd(width) + seconds(wall) + seconds(processor),
  );
  return [''.padEnd(width) + 'wall'.padStart(10) + 'processor'.padStart(10), ...lines].join('\n');
}
