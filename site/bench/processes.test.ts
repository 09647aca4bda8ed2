import { expect, test } from 'vitest';

import { runMeasured } from './processes';

const node = (script: string) => runMeasured([process.execPath, ['--eval', script]], '.');

test('the memory of a process that the command starts counts', async () => {
  const script = 'const held = Buffer.alloc(200_000_000, 1); setTimeout(() => held, 3000)';
  const child = `require('child_process').spawnSync(process.execPath, ['--eval', ${JSON.stringify(script)}])`;
  const { peakMemory } = await node(child);
  expect(peakMemory).toBeGreaterThan(200_000_000);
});

test('a command that fails is reported with what it said', async () => {
  await expect(node('console.error("No disk."); process.exit(3)')).rejects.toThrow(
    /ended with 3:\nNo disk\./,
  );
});

test('a command that does not exist is reported', async () => {
  await expect(runMeasured(['no-such-program', []], '.')).rejects.toThrow('no-such-program');
});
