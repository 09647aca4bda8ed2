import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { writeFiles } from '../fixtures/generated/layouts';
import { sidebarsAndRedirects } from '../fixtures/sidebarsAndRedirects';
import { page } from '../fixtures/page';
import { readUncheckedSite } from '../fixtures/readUncheckedSite';
import { smallestSettings } from '../fixtures/smallestSettings';
import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';
import { searchFiles, searchSource } from '../search/searchFiles';
import { parseSettings } from '../settings/parseSettings';

const project = join(import.meta.dirname, '..', '..');

/** A built site with the search index of three pages. */
async function build(): Promise<string> {
  const root = temporaryFolder({
    ...sidebarsAndRedirects({ main: [{ items: ['index', 'lamps'] }] }),
    'content/index.md': page('Start'),
    'content/lamps.mdx': page(
      'Lamps',
      '## Flags\n\n| Flag | Meaning |\n| - | - |\n| `--dim` | Less light. |',
    ),
  });
  const settings = parseSettings(smallestSettings, 'settings.ts');
  const source = searchSource(await readUncheckedSite(settings, root), settings, root);
  writeFiles(join(root, 'dist'), Object.fromEntries(searchFiles(source)));
  return join(root, 'dist');
}

/** Runs the command, as `npm run search` does. */
function search(args: string[], input: string) {
  const command = [runner, join(project, 'site/cli/search.ts'), ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: project,
    input,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

describe('npm run search', () => {
  test('answers a list of queries with JSON only', async () => {
    const input = JSON.stringify(['dim', '', 'lamps']);
    const { stdout, status } = search(['--json', '--from', await build()], input);
    expect(JSON.parse(stdout)).toEqual([
      [{ url: '/lamps#dim', title: '--dim' }],
      [],
      [{ url: '/lamps', title: 'Lamps' }],
    ]);
    expect(status).toBe(0);
  });

  test('says which command to run if the site is not built', () => {
    const { stderr, status } = search(['--json', '--from', temporaryFolder({})], '["oil"]');
    expect(stderr).toMatch(/the search index can't be read: .*\n {2}Build the site again: npm run build\./);
    expect(status).toBe(1);
  });

  test.each([
    ['what is not JSON', '[dim'],
    ['anything but a list', '{"query":"dim"}'],
    ['anything but text', '[7]'],
  ])('rejects %s with an explanation, without a stack trace', async (_name, input) => {
    const { stdout, stderr, status } = search(['--json', '--from', await build()], input);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toContain('Write a JSON array of queries');
    expect(stderr).not.toContain('    at ');
  });

  test('reports a damaged index instead of an empty result', async () => {
    const folder = await build();
    writeFileSync(join(folder, 'search', 'index.json'), '{"version":1,');
    const { stderr, status } = search(['--json', '--from', folder], '["dim"]');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /the search index can't be read: .*JSON.*\n {2}Build the site again: npm run build\./,
    );
  });
});
