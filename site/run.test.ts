import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runner } from './fixtures/startBuild';
import { temporaryFolder } from './fixtures/temporaryFolder';

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [runner, ...args], { cwd, encoding: 'utf8' });

test('runs a command written in TypeScript, which finds its arguments and its own place', () => {
  const folder = realpathSync(
    temporaryFolder({
      'site/lamp.ts':
        "import { name } from './name';\nconsole.log(JSON.stringify([name, ...process.argv.slice(2), import.meta.dirname]));\n",
      'site/name.ts': "export const name: string = 'lamp';\n",
    }),
  );
  const { stdout, status } = run(folder, 'site/lamp.ts', '--dim', 'low');
  expect(JSON.parse(stdout)).toEqual(['lamp', '--dim', 'low', join(folder, 'site')]);
  expect(status).toBe(0);
});

test('names the place of what cannot be read, without a stack trace', () => {
  const folder = temporaryFolder({ 'lamp.ts': "import './light';\n", 'light.ts': 'const lit = {;\n' });
  const { stderr, status } = run(folder, 'lamp.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/light\.ts:1:14: Expected identifier but found ";"\n {2}Fix it/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('tells a mistake that a module finds while it is imported, without a stack trace', () => {
  const folder = temporaryFolder({
    'content/_product/source.yml': 'product:\n  tag: v1\n tags: [\n',
    'lamp.ts': `import { readProductFacts } from ${JSON.stringify(join(import.meta.dirname, 'settings/readProductFacts'))};\nreadProductFacts('.');\n`,
  });
  const { stderr, status } = run(folder, 'lamp.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^content\/_product\/source\.yml: .* at line 3, column \d+:$/m);
  expect(stderr).not.toMatch(/^\s+at /m);
});
