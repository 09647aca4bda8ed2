import { expect, test } from 'vitest';

import { SiteError } from '../problem';
import { inWords } from './report';

test('what a person can mend is told in words, without a stack trace', () => {
  const refused = (code: string) => Object.assign(new Error(`${code}: no`), { code, path: 'dist/a.html' });
  expect(inWords(refused('ENOSPC'))).toBe('\ndist/a.html: the disk is full. Make room, and run it again.\n');
  expect(inWords(refused('EROFS'))).toContain('can only be read');
  expect(inWords(refused('EACCES'))).toContain('this user is not allowed');
  expect(inWords(new Error('Rspack: No space left on device (os error 28)'))).toContain('the disk is full');
  expect(inWords(new SiteError([{ file: 'a', message: 'b.', fix: 'c.' }]))).toBe('\na: b.\n  c.\n');
});

test('a fault of ours is shown whole', () => {
  expect(inWords(new TypeError('x is not a function'))).toBeUndefined();
  expect(inWords(Object.assign(new Error('no'), { code: 'ERR_ASSERTION' }))).toBeUndefined();
});
