import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { runStyleModules } from './styleModules';

const ui = (path: string) => join(import.meta.dirname, '../../ui', path);

test('a module has the classes of its styles, and its sheet below those that it imports', async () => {
  const { moduleAt, fileOfClass } = await runStyleModules();
  const found = moduleAt(ui('components/Heading/Heading.css.ts'));
  const sheets = found.sheets();
  const sheet = [...sheets.values()].at(-1)!;
  const [, text] = /export var text = '(\w+)'/.exec(found.code)!;
  expect(sheet).toContain(`h2.${text}`);
  expect(fileOfClass.get(text!)).toBe('ui/components/Heading/Heading.css.ts');
  // Production has short names.
  expect(text).toMatch(/^Heading_text__/);
  expect([...sheets.keys()].at(-1)).toBe('ui/components/Heading/Heading.css.ts');
  expect([...sheets.keys()].indexOf('ui/styles/layers.css.ts')).toBeGreaterThanOrEqual(0);
  expect(found.files).toContain(ui('tokens/contract.css.ts'));
});

test('in a build, tokens have short names, in sheets and in code alike', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { moduleAt } = await runStyleModules().finally(() => vi.unstubAllEnvs());
  const contract = moduleAt(ui('tokens/contract.css.ts'));
  const [, ground] = /"?ground"?: ?'var\((--[\w-]+)\)'/.exec(contract.code)!;
  expect(ground).toMatch(/^--\w{1,2}$/);
  const sheets = contract.sheets();
  expect(sheets.get('ui/tokens/contract.css.ts')).toMatch(new RegExp(`[{;\\s]${ground}:`));
  const used = moduleAt(ui('styles/reset.css.ts')).sheets().get('ui/styles/reset.css.ts');
  expect(used).toContain(`var(${ground})`);
  expect([...sheets.values()].join('') + used).not.toMatch(/--color-/);
});

test('one that throws is named', async () => {
  const file = join(
    temporaryFolder({ 'lamp.css.ts': "throw new Error('The lamp is out.');\n" }),
    'lamp.css.ts',
  );
  await expect(runStyleModules([file])).rejects.toThrow(/lamp\.css\.ts: The lamp is out\.$/);
});
