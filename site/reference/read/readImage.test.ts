import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { compilerFor } from './readImage';

test('the compiler of this machine is installed', () => {
  expect(existsSync(compilerFor(process.platform, process.arch))).toBe(true);
});

test.each([
  ['linux', 'riscv64', '@bufbuild/buf-linux-riscv64'],
  ['freebsd', 'x64', '@bufbuild/buf-freebsd-x64'],
])('without a compiler for %s on %s, a message says what to install', (platform, arch, name) => {
  expect(() => compilerFor(platform, arch)).toThrow(
    `the compiler of interface definitions is not installed: there is no package ${name}.\n  Run \`npm ci\``,
  );
});
