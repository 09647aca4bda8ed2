import { expect, test } from 'vitest';

import { SiteError } from '../problem';
import { asProblems } from './compileProblems';

test('takes problems as they are', () => {
  const problems = [{ file: 'a', message: 'b.', fix: 'c.' }];
  expect(asProblems(new SiteError(problems), 'site.config.ts', '/site')).toBe(problems);
});

test('finds the places of syntax errors', () => {
  const message = 'Transform failed with 1 error:\n/site/settings.ts:2:17: ERROR: Unexpected ";"';
  expect(asProblems(new Error(message), 'site.config.ts', '/site')).toEqual([
    {
      file: 'settings.ts',
      line: 2,
      column: 17,
      message: 'Unexpected ";".',
      fix: 'Mend it and save: the site starts again.',
    },
  ]);
});

test('names the file that was read when anything else happens', () => {
  expect(asProblems(new Error('No.'), 'site.config.ts', '/site')).toMatchObject([
    { file: 'site.config.ts', message: 'No.' },
  ]);
  expect(asProblems('No.', 'site.config.ts', '/site')).toMatchObject([{ message: 'No.' }]);
});
