import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Plays the stories of a component, all of which pass, with looks that have too little contrast. */
function playWith(style: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories', 'ui/components/ButtonRow'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, STORYBOOK_STYLE: style } },
  );
  return { code: status, output: stdout + stderr };
}

test('a story fails when axe finds something in light', () => {
  const { code, output } = playWith('a, button { color: #777 !important; background: #888 !important }');
  expect(output).toContain('color contrast');
  expect(code).not.toBe(0);
});

test('a story fails when axe finds something in dark alone', () => {
  const { code, output } = playWith(
    '[data-theme="dark"] :is(a, button) { color: #777 !important; background: #888 !important }',
  );
  expect(output).toContain('In dark:');
  expect(code).not.toBe(0);
});
