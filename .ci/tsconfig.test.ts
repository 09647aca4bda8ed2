import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the compiler checks every TypeScript file, those in folders whose names begin with a dot too', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const checked = ts.parseJsonConfigFileContent(config, ts.sys, root).fileNames;
  const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const files = tracked.trim().split('\n');
  expect(files.length).toBeGreaterThan(500);
  const paths = files.map((file) => join(root, file)).filter(ts.sys.fileExists);
  expect(paths.filter((path) => !checked.includes(path))).toEqual([]);
});
