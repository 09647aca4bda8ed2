import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const root = join(require.resolve('@rspress/core/theme-original'), '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('what we change in Rspress was made for this version', () => {
  // Another one? Look at every row of "What is changed in Rspress" in ARCHITECTURE.md, then name it here.
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe('2.0.22');
});
