import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../site/fixtures/temporaryFolder';

const root = join(import.meta.dirname, '..');

/** The output of the command for a page. */
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

test('reports misspelled words, broken examples and pages that are not valid MDX together, with file and line and without a frame', () => {
  const { status, said } = check('A mispeled word.\n\n```json\n{ "a": }\n```', {
    'content/b.mdx': '---\ntitle: B\ndescription: What it is.\n---\n\n# B\n\n{1 +\n',
  });
  expect(status).toBe(1);
  expect(said).toMatch(/content\/a\.mdx:8:3 .*mispeled/);
  expect(said).toMatch(/^content\/a\.mdx:11: .*\n {2}\S/m);
  expect(said).toMatch(/^content\/b\.mdx:9:1: /m);
  expect(said).not.toMatch(/Expected|Received|^\s+at /m);
});

test('passes a page without mistakes', () => {
  expect(check('A word.')).toMatchObject({ status: 0 });
});
