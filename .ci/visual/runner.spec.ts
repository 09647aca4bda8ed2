import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { base } from '../../ui/tokens/base';
import { light } from '../../ui/tokens/light';

const story = 'components-buttonrow--default';

/** A rule that changes a token a little, for each kind of token. */
const planted = {
  // Two steps of 255 in one channel.
  color: `:root[data-theme="light"] { --color-accent-fill: rgb(from ${light.color.accent.fill} calc(r + 2) g b) }`,
  radius: `:root:root { --radius-base: ${plusOne(base.radius.base)} }`,
  spacing: `:root:root { --space-m: ${plusOne(base.space.m)} }`,
  weight: `:root:root { --text-button: ${base.text.button.replace('580', '590')} }`,
};

test('fails when a token changes slightly, and shows where', async ({}, { outputDir }) => {
  const pictures = join(outputDir, 'accepted');
  const reports = join(outputDir, 'reports');
  const run = (style = '', ...args: string[]) =>
    compare({ VISUAL_PICTURES: pictures, VISUAL_REPORTS: reports, VISUAL_STYLE: style }, args);

  await test.step('a story without an accepted picture fails', async () => {
    const { code, output } = await run();
    expect(output).toContain(`new: ${story}/light-desktop`);
    expect(code).not.toBe(0);
    expect(existsSync(pictures)).toBe(false);
  });

  await test.step('updating accepts it, and comparing again finds nothing', async () => {
    expect((await run('', '--update-snapshots=changed')).code).toBe(0);
    const { code, output } = await run();
    expect(output).toContain('1 passed');
    expect(code).toBe(0);
  });

  for (const [kind, style] of Object.entries(planted)) {
    await test.step(`a planted ${kind} changes the pictures that have it`, async () => {
      const { code, output } = await run(style);
      const changed = kind === 'color' ? ['light-desktop'] : ['light-desktop', 'dark-phone'];
      const named = output.match(/(?<=changed: ).*(?=\.png)/g) ?? [];
      expect([...new Set(named)]).toEqual(changed.map((mode) => `${story}/${mode}`));
      expect(code).not.toBe(0);
      expect(existsSync(join(reports, 'index.html'))).toBe(true);
      expect(readdirSync(join(reports, 'data')).filter((file) => file.endsWith('.png'))).toHaveLength(
        3 * changed.length,
      );
    });
  }
});

/** A length with one pixel more. */
function plusOne(length: string): string {
  return `${Number.parseInt(length) + 1}px`;
}

/** Compares one story in a separate process. */
async function compare(
  settings: Record<string, string>,
  args: string[],
): Promise<{ code: number; output: string }> {
  const folder = join(import.meta.dirname, '..', '..');
  const cli = join(folder, 'node_modules', '@playwright', 'test', 'cli.js');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  // Keeps settings of the outer run out of the inner one.
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
