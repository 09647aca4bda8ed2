import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['site/run.mjs', 'site/cli/facts.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

test('lists what a page lacks of its sheet, by sheet and line, and fails', () => {
  mkdirSync(join(folder, 'cli'));
  writeFileSync(join(folder, 'cli/sync.md'), '# /cli/sync\n\n- `--job-id`\n- `--no-such-flag`\n');
  const { status, stderr } = run(folder);
  expect(status).toBe(1);
  expect(stderr).toContain(
    'cli/sync.md:4: "--no-such-flag" is neither on /cli/sync nor on a page it links to.',
  );
  expect(stderr).not.toContain('--job-id');
  expect(stderr).not.toMatch(/^\s+at /m);
}, 60_000);

test.each([[[]], [['/no/such/folder']]])(
  'asks for a folder: %j',
  (args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Name the folder of the sheets/);
  },
  60_000,
);
