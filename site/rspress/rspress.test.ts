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

test('the server draws pages through the two modules that we replace, and uses only what ours export', () => {
  const server = read('dist/runtime/ssrServerEntry.js');
  expect(server).toContain('from "./initPageData.js"');
  const used = ['App.js', 'Content.js', 'index.js', 'ssrServerEntry.js'].flatMap((file) =>
    [...read(`dist/runtime/${file}`).matchAll(/\{([^}]*)\} from "\.\/(?:route|initPageData)\.js"/g)].flatMap(
      ([, names]) => names!.split(',').map((name) => name.trim()),
    ),
  );
  const ours = readFileSync(join(import.meta.dirname, '../render/theme/prerenderedRoutes.ts'), 'utf8');
  expect(used.length).toBeGreaterThan(4);
  expect(used.filter((name) => !new RegExp(`\\b${name}\\b`).test(ours))).toEqual([]);
});
