import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';

const root = join(import.meta.dirname, '../..');

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['site/run.mjs', 'site/cli/reference.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

test('prints counts, or the whole model as JSON', () => {
  const counts = run('proto');
  expect(counts.status).toBe(0);
  expect(counts.stdout).toMatch(/all files +│ 10 +│ 125 +│ 498 +│ 1027 +│ 26 +│ 179 /);
  const { files } = JSON.parse(run('proto', '--json').stdout) as { files: { path: string }[] };
  expect(files.map(({ path }) => path)).toContain('mgmt/v1alpha1/job.proto');
}, 60_000);

test('user errors are reported without a stack trace', () => {
  const folder = temporaryFolder({ 'a.proto': 'syntax = "proto3";\nmessage A { B b = 1; }\n' });
  for (const args of [[folder], [join(folder, 'nope')], ['--nope']]) {
    const { status, stdout, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/^\s+at /m);
  }
  expect(run(folder).stderr).toContain('a.proto:2:13: cannot find `B` in this scope.');
}, 60_000);
