import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../site/fixtures/temporaryFolder';

const root = join(import.meta.dirname, '..');

/** What the command says about a page. */
function check(page: string, others: Record<string, string> = {}) {
  const cwd = temporaryFolder({
    'cspell.json': readFileSync(join(root, 'cspell.json')),
    'content/_spelling.txt': 'Neosync\n',
    'content/a.mdx': `---\ntitle: A page\ndescription: What it is.\n---\n\n# A page\n\n${page}\n`,
    ...others,
  });
  const command = [join(root, 'site/run.mjs'), join(root, '.ci/checkContent.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('reports a misspelled word and a broken example together, with file and line and without a frame', () => {
  const { status, said } = check('A mispeled word.\n\n```json\n{ "a": }\n```');
  expect(status).toBe(1);
  expect(said).toMatch(/content\/a\.mdx:8:3 .*mispeled/);
  expect(said).toMatch(/^content\/a\.mdx:11: .*\n {2}\S/m);
  expect(said).not.toMatch(/Expected|Received|^\s+at /m);
});

test('reports a page that is not valid MDX, together with the mistakes of others', () => {
  const { status, said } = check('{1 +', { 'content/b.mdx': '# B\n\n```json\n{\n```\n' });
  expect(status).toBe(1);
  expect(said).toMatch(/^content\/a\.mdx:9:1: /m);
  expect(said).toMatch(/^content\/b\.mdx:\d+: the example is not valid json/m);
  expect(said).not.toMatch(/^\s+at /m);
});

test('passes a page without mistakes', () => {
  expect(check('A word.')).toMatchObject({ status: 0 });
});
