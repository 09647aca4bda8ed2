import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A running process of this machine. */
export interface Process {
  id: number;
  /** Id of the process that started it. */
  parent: number;
  /** Bytes of memory that it holds. */
  memory: number;
  /** Seconds that processors have worked for it and for what it started that has ended. */
  work: number;
}

/** Bytes in a page of memory, and ticks in a second of work, as Linux counts them. */
const pageSize = 4096;
const ticks = 100;

/** The processes that run now. */
export function listProcesses(): Process[] {
  if (process.platform !== 'linux')
    return parsePs(execFileSync('ps', ['-axo', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' }));
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

/** Reads what Linux says about a process (`/proc/ID/stat`). The name of the program may hold spaces and parentheses. */
export function parseStat(text: string): Process {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (field: number) => Number(fields[field]);
  return {
    id: Number.parseInt(text, 10),
    parent: number(1),
    memory: number(21) * pageSize,
    work: (number(11) + number(12) + number(13) + number(14)) / ticks,
  };
}

/** Reads the table of `ps`: id, id of the parent, kibibytes, work as hours, minutes and seconds. */
export function parsePs(text: string): Process[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id, parent, kibibytes, time] = line.trim().split(/\s+/) as [string, string, string, string];
      const work = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
      return { id: Number(id), parent: Number(parent), memory: Number(kibibytes) * 1024, work };
    });
}

/** What a process and all that it started hold and have worked. */
export function sumOfTree(processes: Process[], root: number): Pick<Process, 'memory' | 'work'> {
  const children = new Map<number, Process[]>();
  for (const one of processes) children.set(one.parent, [...(children.get(one.parent) ?? []), one]);
  const sum = { memory: 0, work: 0 };
  const add = ({ id, memory, work }: Process) => {
    sum.memory += memory;
    sum.work += work;
    children.get(id)?.forEach(add);
  };
  const first = processes.find(({ id }) => id === root);
  if (first) add(first);
  return sum;
}
