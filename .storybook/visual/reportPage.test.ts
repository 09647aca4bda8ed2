import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { reportPage } from './reportPage';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, name);
  return path;
};

test('holds its pictures, so that it can be sent as one file', () => {
  const page = reportPage([
    {
      picture: 'components-button--default/light-desktop',
      expected: file('expected.png'),
      actual: file('actual.png'),
      diff: file('diff.png'),
    },
  ]);
  const sources = [...page.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
  expect(sources).toEqual(
    ['expected.png', 'actual.png', 'diff.png'].map(
      (name) => `data:image/png;base64,${Buffer.from(name).toString('base64')}`,
    ),
  );
  expect(page).not.toContain('href=');
});

test('says which picture there is none of', () => {
  const page = reportPage([{ picture: 'components-button--new/light-desktop', actual: file('new.png') }]);
  expect(page.match(/There is none\./g)).toHaveLength(2);
});

test('shows a name as text', () => {
  expect(reportPage([{ picture: '<b>&' }])).toContain('<h2>&lt;b>&amp;</h2>');
});
