import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { runStyleModules } from './runStyleModules';

const ui = (path: string) => join(import.meta.dirname, '../../ui', path);

test('a module has the classes of its styles, and its sheet after those that it imports', async () => {
  const { codeOf, sheetsOf, filesOf, fileOfClass } = await runStyleModules(false);
  const heading = ui('components/Heading/Heading.css.ts');
  const sheets = sheetsOf(heading);
  const sheet = [...sheets.values()].at(-1)!;
  const [, text] = /export var text = '(\w+)'/.exec(codeOf(heading))!;
  expect(sheet).toContain(`h2.${text}`);
  expect(fileOfClass.get(text!)).toBe('ui/components/Heading/Heading.css.ts');
  // Production has short names.
  expect(text).toMatch(/^Heading_text__/);
  expect([...sheets.keys()].at(-1)).toBe('ui/components/Heading/Heading.css.ts');
  expect([...sheets.keys()].indexOf('ui/styles/layers.css.ts')).toBeGreaterThanOrEqual(0);
  expect(filesOf(heading)).toContain(ui('tokens/contract.css.ts'));
});

test('in a build, tokens have short names, in both sheets and code', async () => {
  const { codeOf, sheetsOf } = await runStyleModules(true);
  const contract = ui('tokens/contract.css.ts');
  const [, ground] = /"?ground"?: ?'var\((--[\w-]+)\)'/.exec(codeOf(contract))!;
  expect(ground).toMatch(/^--\w{1,2}$/);
  const sheets = sheetsOf(contract);
  expect(sheets.get('ui/tokens/contract.css.ts')).toMatch(new RegExp(`[{;\\s]${ground}:`));
  const used = sheetsOf(ui('styles/global.css.ts')).get('ui/styles/global.css.ts');
  expect(used).toContain(`var(${ground})`);
  expect([...sheets.values()].join('') + used).not.toMatch(/--color-/);
});

test('a module that throws is reported by name', async () => {
  const file = join(
    temporaryFolder({ 'lamp.css.ts': "throw new Error('The lamp is out.');\n" }),
    'lamp.css.ts',
  );
  await expect(runStyleModules(false, [file])).rejects.toThrow(/lamp\.css\.ts: The lamp is out\.$/);
});
