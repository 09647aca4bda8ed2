import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getConfiguration } from 'chromatic/node';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const configuration = () => getConfiguration(join(root, 'chromatic.config.json'));

test('Chromatic knows every key of its configuration', async () => {
  await expect(configuration()).resolves.toMatchObject({ storybookBuildDir: 'storybook-static' });
});

test('Chromatic takes pictures of the stories that a change can affect, and accepts those of main', async () => {
  await expect(configuration()).resolves.toMatchObject({ onlyChanged: true, autoAcceptChanges: 'main' });
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  // It traces changes through the modules in this file.
  expect(scripts['storybook:build']).toContain(' --stats-json ');
});

test('files that stories use without importing them affect all stories', async () => {
  const { externals = [] } = await configuration();
  for (const glob of externals) {
    expect([glob, globSync(glob, { cwd: root, dot: true }).length > 0]).toEqual([glob, true]);
  }
  const outside = [...read('.storybook/fencesPlugin.ts').matchAll(/'\.\.\/(site\/\w+\/[^']*\.ts)'/g)].map(
    ([, file]) => file!,
  );
  expect(outside).not.toEqual([]);
  const covered = new Set(globSync(externals, { cwd: root, dot: true }));
  for (const file of [...outside, 'content/index.mdx']) expect(covered).toContain(file);
});

test('Chromatic runs once at a time for a branch, and not for package updates', () => {
  const { on, concurrency } = parse(read('.github/workflows/chromatic.yml')) as Record<string, unknown>;
  expect(concurrency).toEqual({
    group: 'chromatic-${{ github.ref }}',
    'cancel-in-progress': "${{ github.ref != 'refs/heads/main' }}",
  });
  expect(on).toMatchObject({ push: { 'branches-ignore': ['dependabot/**'] } });
});
