import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, onTestFinished, test } from 'vitest';

import { listProcesses, parsePs, parseStat, sumOfTree } from './processes';

test('a program with spaces and parentheses in its name is read right', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => 100 + index);
  expect(parseStat(`42 (my (odd) program) S 7 ${numbers.join(' ')}`)).toEqual({
    id: 42,
    parent: 7,
    memory: 119 * 4096,
    work: 4.42,
  });
});

test('the table of ps is read right', () => {
  expect(parsePs('    1     0   800 00:00:02\n   42     1  1200   1:02.50\n')).toEqual([
    { id: 1, parent: 0, memory: 800 * 1024, work: 2 },
    { id: 42, parent: 1, memory: 1200 * 1024, work: 62.5 },
  ]);
});

test('what a process holds and works is its own and that of all it started, and of nothing else', () => {
  const processes = [
    { id: 1, parent: 0, memory: 1000, work: 100.0 },
    { id: 2, parent: 1, memory: 20, work: 2.0 },
    { id: 3, parent: 2, memory: 3, work: 0.3 },
    { id: 4, parent: 1, memory: 400, work: 40.0 },
  ];
  expect(sumOfTree(processes, 2)).toEqual({ memory: 23, work: 2.3 });
  expect(sumOfTree(processes, 5)).toEqual({ memory: 0, work: 0 });
});

test('a process that runs is found with its memory', async () => {
  const child = spawn(process.execPath, ['--eval', 'console.log(1); setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  const found = listProcesses().find(({ id }) => id === child.pid);
  expect(found).toMatchObject({ parent: process.pid });
  expect(found!.memory).toBeGreaterThan(1_000_000);
});
