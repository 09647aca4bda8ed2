import { afterEach, expect, test, vi } from 'vitest';

import { progress } from './progress';

afterEach(() => vi.restoreAllMocks());

function run(total: number, each: number): string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  let time = 0;
  const tell = progress('Compressing', total, () => time);
  for (let index = 0; index < total; index++) {
    time += each;
    tell();
  }
  return lines;
}

test('says nothing about a step that is over soon', () => {
  expect(run(1000, 4)).toEqual([]);
});

test('says now and then how far a long step has come', () => {
  expect(run(3000, 5)).toEqual([
    'info    Compressing: 1,000 of 3,000',
    'info    Compressing: 2,000 of 3,000',
    'info    Compressing: 3,000 of 3,000',
  ]);
});
