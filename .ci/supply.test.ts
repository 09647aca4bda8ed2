import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Packages with an install script, and why they work without running it. */
const scripts: Record<string, string> = {
  'node_modules/@bufbuild/buf': 'gets its program where the package for the platform is missing',
  'node_modules/core-js': 'asks for donations',
  'node_modules/esbuild': 'tries its program and shortens the way to it',
};

test('no package runs an install script, and none needs to', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(withScript.sort()).toEqual(Object.keys(scripts));
});

test('every package comes from a registry, not from a checkout or a folder, and has a hash', () => {
  const unknown = packages.filter(
    ([, { resolved = 'https:', integrity }]) =>
      !resolved.startsWith('https:') || !integrity?.startsWith('sha512-'),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:typescript@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('packages and actions are kept up to date', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: Record<string, unknown>[] };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'docker', 'github-actions']);
  expect(updates[0]).toMatchObject({
    groups: { rspress: {}, 'small-changes': { 'exclude-patterns': expect.any(Array) } },
  });
});

test('each version that is held back has a reason', () => {
  const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string | object> };
  const names = Object.entries(overrides).flatMap(([name, held]) =>
    typeof held === 'string' ? [name] : Object.keys(held).map((inner) => `${inner}\` of \`${name}`),
  );
  expect(names.length).toBeGreaterThan(0);
  const contributing = read('CONTRIBUTING.md');
  expect(names.filter((name) => !contributing.includes(`\`${name}\``))).toEqual([]);
});

test('the pinned Rspack is one that Rsbuild accepts', () => {
  const { overrides } = JSON.parse(read('package.json')) as { overrides: Record<string, string> };
  const rsbuild = JSON.parse(read('node_modules/@rsbuild/core/package.json')) as {
    dependencies: Record<string, string>;
  };
  const asked = /^~(\d+\.\d+)\.(\d+)$/.exec(rsbuild.dependencies['@rspack/core']!)!;
  const pinned = /^(\d+\.\d+)\.(\d+)$/.exec(overrides['@rspack/core']!)!;
  expect(pinned[1]).toBe(asked[1]);
  expect(Number(pinned[2])).toBeGreaterThanOrEqual(Number(asked[2]));
});

test('the bill of materials has the name of the project, whatever its folder is called', () => {
  const { name, scripts } = JSON.parse(read('package.json')) as { name: string; scripts: { sbom: string } };
  const [list, rename] = scripts.sbom.split(' | ');
  expect(list).toMatch(/^npm sbom --omit=dev /);
  const input = JSON.stringify({ metadata: { component: { name: 'docs', version: '1.0.0' } } });
  const env = { ...process.env, npm_package_name: name };
  expect(JSON.parse(execFileSync('sh', ['-c', rename!], { input, env, encoding: 'utf8' }))).toEqual({
    metadata: { component: { name: 'neosync-docs', version: '1.0.0' } },
  });
});

test('the security policy says where to report a vulnerability', () => {
  expect(read('SECURITY.md')).toContain('Report a vulnerability');
});
