import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A report of Vitest. */
interface Report {
  testResults: { name: string; assertionResults: { failureMessages: string[] }[] }[];
}

/** Plays stories of components, which normally pass, with another style. Returns why stories of each component fail. */
function playWith(style: string, components: string[]): Map<string, string> {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', '--reporter=json', ...components],
    { cwd: root, encoding: 'utf8', env: { ...process.env, STORYBOOK_STYLE: style }, maxBuffer: 2 ** 26 },
  );
  const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as Report;
  return new Map(
    testResults.map(({ name, assertionResults }) => [
      components.find((component) => name.includes(`/${component}/`))!,
      assertionResults.flatMap(({ failureMessages }) => failureMessages).join('\n'),
    ]),
  );
}

test('a story fails when axe finds a violation in light, or only in dark', () => {
  const faint = '{ color: #777 !important; background: #888 !important }';
  const failures = playWith(`a, button ${faint} [data-theme="dark"] kbd ${faint}`, [
    'ButtonRow',
    'Kbd',
    'Rosette',
  ]);
  expect(failures.get('ButtonRow')).toContain('color contrast');
  expect(failures.get('Kbd')).toContain('In dark:');
  expect(failures.get('Rosette')).toBe('');
});
