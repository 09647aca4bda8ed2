import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { runner } from './fixtures/startBuild';
import { temporaryFolder } from './fixtures/temporaryFolder';

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [runner, ...args], { cwd, encoding: 'utf8' });

test('runs a command written in TypeScript, with its arguments and its own folder', () => {
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

test('reports the place of a syntax error, without a stack trace', () => {
  const folder = temporaryFolder({ 'lamp.ts': "import './light';\n", 'light.ts': 'const lit = {;\n' });
  const { stderr, status } = run(folder, 'lamp.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/light\.ts:1:13: ERROR: Expected identifier but found ";"\n {2}Fix it/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('reports a problem found while a module is imported, without a stack trace', () => {
  const module = join(import.meta.dirname, 'cli/newComponent');
  const folder = temporaryFolder({
    'lamp.ts': `import { newComponent } from ${JSON.stringify(module)};\nnewComponent('lamp');\n`,
  });
  const { stderr, status } = run(folder, 'lamp.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ui\/components\/lamp: this cannot be the name of a component\.\n  Use letters/m);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('a bundled component knows its own folder too', () => {
  const folder = realpathSync(
    temporaryFolder({
      'site/lamp.ts': "import { place } from './parts/Shade';\nconsole.log(place);\n",
      'site/parts/Shade.tsx':
        'export const place = import.meta.dirname;\nexport const Shade = () => <b>Shade</b>;\n',
    }),
  );
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  expect(run(folder, 'site/lamp.ts')).toMatchObject({
    stdout: `${join(folder, 'site/parts')}\n`,
    stderr: '',
  });
});

/**
 * Runs a command in a project where bundles can't be written: writing to `node_modules`, or anywhere, fails with the
 * given code.
 */
function runWithout(room: 'in node_modules' | 'anywhere', code: string) {
  const folder = realpathSync(
    temporaryFolder({
      'lamp.ts': "console.log('lit');\n",
      'full.mjs': `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
for (const name of ['writeFileSync', 'mkdirSync', 'mkdtempSync']) {
  const { [name]: original } = fs;
  fs[name] = (path, ...rest) => {
    if (${room === 'anywhere'} || String(path).includes('.cache'))
      throw Object.assign(new Error('${code}: refused, ' + path), { code: '${code}' });
    return original(path, ...rest);
  };
}
syncBuiltinESMExports();
`,
      'tmp/.keep': '',
    }),
  );
  mkdirSync(join(folder, 'site'));
  for (const file of ['run.mjs', 'bundle.mjs']) {
    cpSync(join(import.meta.dirname, file), join(folder, 'site', file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const command = ['--import', join(folder, 'full.mjs'), join(folder, 'site/run.mjs'), 'lamp.ts'];
  const env = { ...process.env, TMPDIR: join(folder, 'tmp') };
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { stdout, stderr, status, left: readdirSync(join(folder, 'tmp')) };
}

test.each(['EROFS', 'EACCES', 'ENOSPC', 'ENOENT'])(
  'a command runs if node_modules is not writable (%s), and leaves nothing behind',
  (code) => {
    expect(runWithout('in node_modules', code)).toEqual({
      stdout: 'lit\n',
      stderr: '',
      status: 0,
      left: ['.keep'],
    });
  },
);

test('a command without a writable folder reports the one it tried and a fix', () => {
  const { stderr, status } = runWithout('anywhere', 'ENOSPC');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ENOSPC: refused, .*\/tmp\/code-$/m);
  expect(stderr).toContain('  Make room there, or set TMPDIR to a folder that can be written.');
  expect(stderr).not.toMatch(/^\s+at /m);
});
