import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { productFiles } from '../content/product/fixtures/productFiles';
import { providerFiles } from '../content/product/fixtures/providerFiles';

const root = join(import.meta.dirname, '../..');

const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [runner, join(root, 'site/cli/product.ts'), ...args], {
    cwd,
    encoding: 'utf8',
  });

/** Makes a checkout with a tag. */
function checkout(files: Record<string, string>, tag: string): string {
  const folder = temporaryFolder(files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  git('tag', tag);
  return folder;
}

const read = (folder: string) => {
  const kept = join(folder, 'content/_product');
  return Object.fromEntries(readdirSync(kept).map((name) => [name, readFileSync(join(kept, name), 'utf8')]));
};

test('writes what checkouts define, with their versions, and the same bytes a second time', () => {
  const product = checkout(productFiles, 'v1.2.3');
  const provider = checkout(providerFiles, 'v0.1.0');
  const folder = temporaryFolder({});
  expect(run(folder, product, provider)).toMatchObject({ status: 0, stderr: '' });
  const first = read(folder);
  expect(first['source.yml']).toMatch(
    /^product:\n {2}tag: v1\.2\.3\n {2}commit: \w{40}\nprovider:\n {2}tag: v0\.1\.0\n/,
  );
  expect(first['environment.yml']).toContain("  PORT: { type: number, default: '8080', ");
  // The provider's facts stay as they are.
  run(folder, product);
  expect(read(folder)).toEqual(first);
}, 60_000);

test('lists what to look at again once the file that shows it has changed', () => {
  const evidence = [
    ['goes on', 'go.mod', 'go 1.24'],
    ['is kept', 'provider:internal/provider/lamp_resource.go', 'preserve_domain'],
  ].map(([claim, path, symbol]) => `  - { claim: ${claim}, path: '${path}', symbol: ${symbol} }\n`);
  const page = `---\ntitle: Lamps\ndescription: Lamps.\nevidence:\n${evidence.join('')}---\n\n# Lamps\n`;
  const folder = temporaryFolder({ 'content/lamps.md': page });
  const provider = checkout(providerFiles, 'v0.1.0');
  const first = run(folder, checkout(productFiles, 'v1.2.3'), provider);
  expect(first.stdout).toContain('content/_product/evidence.yml: 2 files');
  expect(first.stdout).not.toContain('look again');
  const changed = checkout({ ...productFiles, 'go.mod': 'module example.com/lamp\n\ngo 1.25\n' }, 'v1.3.0');
  const { status, stdout } = run(folder, changed);
  expect(status).toBe(0);
  expect(stdout).toContain('content/lamps.md:5: look again at "goes on": go.mod no longer has "go 1.24".\n');
  expect(stdout.match(/look again/g)).toHaveLength(1);
  expect(read(folder)['evidence.yml']).toMatch(
    /^go\.mod: \{ blob: \w{40}, symbols: \[\] \}\nprovider:internal\/.* \[ preserve_domain \] \}\n$/,
  );
}, 60_000);

test('asks for a checkout', () => {
  const { status, stderr } = run(root, '/no/such/folder');
  expect(status).toBe(1);
  expect(stderr).toContain('/no/such/folder: this is no checkout of a git repository.');
  expect(stderr).not.toMatch(/^\s+at /m);
}, 60_000);
