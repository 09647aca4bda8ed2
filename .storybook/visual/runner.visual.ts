import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { light } from '../../ui/tokens/light';

const story = 'components-button--default';

/** The smallest change that an eight-bit colour can make twice: one channel, two steps of 255. */
const twoStepsRedder = `:root[data-theme="light"] { --color-accent-fill: rgb(from ${light.color.accent.fill} calc(r + 2) g b) }`;

test('fails when a colour is two steps off, and shows where', async ({}, { outputDir }) => {
  test.setTimeout(120_000);
  const pictures = join(outputDir, 'accepted');
  const reports = join(outputDir, 'reports');
  const run = (...args: string[]) => compare({ VISUAL_PICTURES: pictures, VISUAL_REPORTS: reports }, args);

  await test.step('a story without an accepted picture fails', async () => {
    const { code, output } = await run();
    expect(output).toContain(`changed: ${story}/light-desktop`);
    expect(code).not.toBe(0);
    expect(existsSync(pictures)).toBe(false);
  });

  await test.step('updating accepts it, and comparing again finds nothing', async () => {
    expect((await run('--update-snapshots=changed')).code).toBe(0);
    expect((await run()).code).toBe(0);
    expect(existsSync(join(reports, 'index.html'))).toBe(false);
  });

  await test.step('the planted colour changes the light pictures and no other', async () => {
    const { code, output } = await compare(
      { VISUAL_PICTURES: pictures, VISUAL_REPORTS: reports, VISUAL_STYLE: twoStepsRedder },
      [],
    );
    expect(code).not.toBe(0);
    expect(output).toContain(`changed: ${story}/light-desktop`);
    expect(output).toContain(`changed: ${story}/light-phone`);
    expect(output).not.toContain('dark');
    const report = readFileSync(join(reports, 'index.html'), 'utf8');
    expect(report.match(/src="data:image\/png/g)).toHaveLength(6);
  });
});

test('fails when axe finds something, and says what and in which mode', async ({}, { outputDir }) => {
  test.setTimeout(120_000);
  const { code, output } = await compare(
    {
      VISUAL_REPORTS: join(outputDir, 'reports'),
      VISUAL_STYLE: 'button { color: #777 !important; background: #888 !important }',
    },
    [],
  );
  expect(code).not.toBe(0);
  for (const mode of ['light desktop', 'dark desktop'])
    expect(output).toContain(`What axe finds in ${mode}.`);
  expect(output).toContain('color-contrast: ');
});

/** Runs the comparison of one story in a process of its own. */
async function compare(
  settings: Record<string, string>,
  args: string[],
): Promise<{ code: number; output: string }> {
  const folder = join(import.meta.dirname, '..', '..');
  const cli = join(folder, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  // What this process knows of its own tests is not for the other.
  const own = Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_|PW_|VISUAL_)/.test(name));
  const child = spawn(process.execPath, [cli, 'test', '--config', config, '--grep', `${story}$`, ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(own), ...settings, VISUAL_ANY_BROWSER: 'true' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number>((done) => child.on('close', (exit) => done(exit ?? 1)));
  return { code, output };
}
