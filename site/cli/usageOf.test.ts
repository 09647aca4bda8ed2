import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { runner } from '../fixtures/startBuild';

const wrong: [string, string[], string][] = [
  ['build', ['--strct'], "Unknown option '--strct'"],
  ['dev', ['--port', '4000'], "Unknown option '--port'"],
  ['dev', ['settings.ts'], 'There is no configuration settings.ts.'],
];

for (const [command, args, words] of wrong) {
  test(`npm run ${command} -- ${args.join(' ')} ends with how it is called`, () => {
    const { status, stderr } = spawnSync(process.execPath, [runner, `site/cli/${command}.ts`, ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toContain(words);
    expect(stderr).toContain(`Usage: npm run ${command} --`);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
}
