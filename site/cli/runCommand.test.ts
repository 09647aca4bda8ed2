import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { runner } from '../fixtures/startBuild';

const wrong: [string, string[], string][] = [
  ['build', ['--strct'], "Unknown option '--strct'"],
  ['dev', ['--port', '4000'], "Unknown option '--port'"],
  ['dev', ['settings.ts'], 'The configuration settings.ts does not exist.'],
];

const commands = [
  'site/cli/build.ts',
  'site/cli/dev.ts',
  'site/cli/githubPages.ts',
  'site/cli/new.ts',
  'site/cli/pushSearch.ts',
  'site/cli/reference.ts',
  'site/cli/search.ts',
  'site/cli/start.ts',
  '.ci/search/evaluateSearch.ts',
];

test.each(commands)('%s --help explains the command and does nothing', (command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, command, '--help'], {
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^Usage: npm (run|start) ?/);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

for (const [command, args, words] of wrong) {
  test(`npm run ${command} -- ${args.join(' ')} prints its usage and fails`, () => {
    const { status, stderr } = spawnSync(process.execPath, [runner, `site/cli/${command}.ts`, ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(words);
    expect(stderr).toMatch(new RegExp(`Usage: npm run (-s )?${command} --`));
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
}
