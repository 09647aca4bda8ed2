import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../site/fixtures/temporaryFolder';
import { findRawLooks } from './rules/findRawLooks';
import { findRawSpacing } from './rules/findRawSpacing';
import { readSource } from './readSource';

const root = join(import.meta.dirname, '..');

test('a new component is three files that keep the rules of the design system and import what exists', () => {
  const cwd = temporaryFolder({ 'ui/index.ts': '' });
  const command = [join(root, 'site/run.mjs'), join(root, 'site/cli/new.ts'), 'component', 'StatusMeter'];
  const { stdout } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  expect(stdout).toContain('Wrote ui/components/StatusMeter and its line in ui/index.ts.');
  const commands = [...stdout.matchAll(/^ {2}(.*)$/gm)].map(([, line = '']) => line);
  const page = readFileSync(join(root, 'ui/foundations/AddAComponent.mdx'), 'utf8');
  expect(page).toContain(`\`\`\`bash\n${commands.join('\n')}\nnpm test\n\`\`\``);
  const places = /--project unit (.+)/.exec(stdout)![1]!.split(' ');
  const withoutTests = places.filter(
    (place) => globSync(`${place}/**/*.test.ts`, { cwd: root }).length === 0,
  );
  expect(withoutTests).toEqual([]);
  const folder = 'ui/components/StatusMeter';
  for (const ending of ['.tsx', '.css.ts', '.stories.tsx']) {
    const file = `${folder}/StatusMeter${ending}`;
    const source = readSource(file, readFileSync(join(cwd, file), 'utf8'));
    expect(source.text).not.toMatch(/\bName/);
    expect(findRawLooks(source)).toEqual([]);
    expect(findRawSpacing(source).violations).toEqual([]);
    for (const [, from = ''] of source.text.matchAll(/from '(\.{2}\/[^']*)'/g)) {
      const path = join(root, folder, from);
      const found = ['.ts', '.tsx', '/index.ts'].filter((end) => existsSync(path + end));
      expect([from, found.length]).toEqual([from, 1]);
    }
  }
  expect(readFileSync(join(cwd, folder, 'StatusMeter.tsx'), 'utf8')).toContain(
    "function StatusMeter({ tone = 'quiet', className, ...rest }: StatusMeterProps)",
  );
});
