import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { writeFunctions } from './writeFunctions';

test('hosts get a function at its address under the base', async () => {
  const root = temporaryFolder({ 'dist/index.html': '' });
  const outDir = join(root, 'dist');
  await writeFunctions(root, outDir, { base: '/docs/', assistants: true });
  const routes = JSON.parse(readFileSync(join(outDir, '_routes.json'), 'utf8')) as object;
  expect(routes).toEqual({ version: 1, include: ['/docs/mcp'], exclude: [] });
  const netlify = join(root, '.netlify', 'v1', 'functions', 'mcp.mjs');
  const { default: answer, config } = (await import(pathToFileURL(netlify).href)) as {
    default: unknown;
    config: object;
  };
  expect(answer).toBeInstanceOf(Function);
  expect(config).toEqual({ path: '/docs/mcp' });
  const worker = readFileSync(join(outDir, '_worker.js'), 'utf8');
  expect(worker).not.toMatch(/\bfrom\s*["']node:|\brequire\(["']/);
  expect(existsSync(join(outDir, '_worker.js.map'))).toBe(false);
});

test('a site without assistants removes the function of an earlier build, and nothing else', async () => {
  const root = temporaryFolder({
    '.netlify/v1/functions/mcp.mjs': '',
    '.netlify/v1/functions/other.mjs': '',
  });
  const outDir = join(root, 'dist');
  for (let build = 0; build < 2; build++) {
    await writeFunctions(root, outDir, { base: '/', assistants: false });
    expect(readdirSync(join(root, '.netlify/v1/functions'))).toEqual(['other.mjs']);
  }
  expect(existsSync(outDir)).toBe(false);
});
