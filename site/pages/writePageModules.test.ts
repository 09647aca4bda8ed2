import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { processSuffix } from '../processSuffix';
import { assignSidebarHashes } from './assembleSite';
import type { Page } from './pageData';
import { sidebarsModule, writePageModules } from './writePageModules';
import { parseMarkdown } from '../content/documents/markdown';

const page = (route: string, excerpts: Record<string, string> = {}): Page => ({
  excerpts: new Map(Object.entries(excerpts).map(([key, text]) => [key, parseMarkdown(text, 'text.mdx')])),
  data: { kind: 'search', route, title: 'A', description: 'B.' },
});

test('writes a module for each page, with its data next to it', () => {
  const { modules, trees } = writePageModules([page('/'), page('/a/b.proto', { c: 'Text.' })]);
  expect(basename(modules.get('/')!)).toBe('index.js');
  const deep = modules.get('/a/b.proto')!;
  expect(readFileSync(deep, 'utf8')).toContain('export const { kind, route, title, description } = data;');
  expect(JSON.parse(readFileSync(deep.replace(/js$/, 'json'), 'utf8'))).toEqual({
    kind: 'search',
    route: '/a/b.proto',
    title: 'A',
    description: 'B.',
  });
  const [, text] = /from "(.*\.mdx)"/.exec(readFileSync(deep, 'utf8'))!;
  expect(trees.get(text!)).toEqual(parseMarkdown('Text.', 'text.mdx'));
});

test('pages with the same sidebar import one module', () => {
  const sidebar = [{ items: [{ label: 'A', href: '/a' }] }];
  const [first, second] = assignSidebarHashes([
    { ...page('/a'), sidebar },
    { ...page('/b'), sidebar },
  ]);
  const { modules, changedFiles } = writePageModules([first!, second!, page('/c')]);
  const id = first!.data.navigation!.sidebarHash!;
  expect(JSON.parse(readFileSync(sidebarsModule, 'utf8'))).toEqual({ [id]: sidebar });
  expect(changedFiles.filter((path) => path === sidebarsModule)).toHaveLength(1);
  const source = (route: string) => readFileSync(modules.get(route)!, 'utf8');
  expect(source('/b')).toContain(`import sidebars from ${JSON.stringify(sidebarsModule)};`);
  expect(source('/b')).toContain(`export const sidebar = sidebars["${id}"];`);
  expect(source('/c')).toContain('export const sidebar = sidebars[undefined];');
});

test('writes and returns only the files that change', () => {
  const { modules, changedFiles } = writePageModules([page('/kept', { kept: 'Text.' }), page('/other')]);
  expect(changedFiles.map((path) => basename(path))).toEqual([
    '_sidebars.json',
    'kept.mdx',
    'kept.json',
    'kept.js',
    'other.json',
    'other.js',
  ]);
  const before = statSync(modules.get('/kept')!, { bigint: true }).mtimeNs;
  const again = writePageModules([page('/kept', { kept: 'More text.' })]);
  expect(again.changedFiles.map((path) => basename(path))).toEqual(['kept.mdx']);
  expect(statSync(modules.get('/kept')!, { bigint: true }).mtimeNs).toBe(before);
});

test('only a process that cleans up removes the modules of a killed process, and its own when it exits', () => {
  const [module] = [...writePageModules([page('/a')]).modules.values()] as [string];
  const cache = dirname(dirname(module));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(cache, processSuffix.replace(/\d+$/, String(pid)));
  mkdirSync(left, { recursive: true });
  const path = JSON.stringify(join(import.meta.dirname, 'writePageModules'));
  const run = (use: string) => {
    const script = `import { cleanUpPageModules, sidebarsModule, writePageModules } from ${path};\n${use};\nconsole.log(sidebarsModule);`;
    const { stdout, stderr } = spawnSync(process.execPath, [runner, 'use.ts'], {
      cwd: temporaryFolder({ 'use.ts': script }),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return dirname(stdout.trim());
  };
  run('');
  expect([existsSync(left), existsSync(module)]).toEqual([true, true]);
  const own = run('cleanUpPageModules();\nwritePageModules([])');
  expect(dirname(own)).toBe(cache);
  expect([existsSync(left), existsSync(module), existsSync(own)]).toEqual([false, true, false]);
});
