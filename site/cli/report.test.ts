import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { SiteError } from '../problem';
import { withFailedExpressions } from './buildSite';
import { errorText } from './report';

test('errors that a person can fix are explained without a stack trace', () => {
  const refused = (code: string) => Object.assign(new Error(`${code}: no`), { code, path: 'dist/a.html' });
  expect(errorText(refused('ENOSPC'))).toBe(
    '\ndist/a.html: the disk is full. Make room, and run it again.\n',
  );
  expect(errorText(refused('EROFS'))).toContain('can only be read');
  expect(errorText(refused('EACCES'))).toContain('this user has no permission');
  expect(errorText(new Error('Rspack: No space left on device (os error 28)'))).toContain('the disk is full');
  expect(errorText(new SiteError([{ file: 'a', message: 'b.', fix: 'c.' }]))).toBe('\na: b.\n  c.\n');
});

test('a folder that cannot be created in a read-only file system is reported with a fix', () => {
  const path = 'node_modules/.cache/pages/1/api';
  const refused = Object.assign(new Error('ENOENT: no such file or directory'), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path,
  });
  expect(errorText(refused)).toMatch(
    /^\nnode_modules\/\.cache\/pages\/1\/api: the file system can only be read\. /,
  );
  expect(errorText({ ...refused, syscall: 'open' })).toBeUndefined();
});

describe('when an expression on a page has failed', () => {
  const failed = { file: 'content/a.mdx', line: 3, message: 'the expression fails.', fix: 'Check it.' };
  const inAll = (error: unknown) => errorText(withFailedExpressions(error));

  beforeEach(() => void (globalThis.failedExpressions = [failed]));
  afterEach(() => void (globalThis.failedExpressions = undefined));

  test('problems that stop the build are reported with it', () => {
    const other = new SiteError([{ file: 'content/b.mdx', line: 9, message: 'another.', fix: 'Fix it.' }]);
    expect(inAll(other)).toBe(
      '\ncontent/a.mdx:3: the expression fails.\n  Check it.\ncontent/b.mdx:9: another.\n  Fix it.\n',
    );
  });

  test('a full disk is reported with it', () => {
    expect(inAll(Object.assign(new Error('ENOSPC: no'), { code: 'ENOSPC', path: 'dist/a' }))).toBe(
      '\ncontent/a.mdx:3: the expression fails.\n  Check it.\n\ndist/a: the disk is full. Make room, and run it again.\n',
    );
  });

  test('the resulting error from the bundler is not shown', () => {
    expect(inAll(new Error('Rspack build failed.'))).toBe(
      '\ncontent/a.mdx:3: the expression fails.\n  Check it.\n',
    );
  });
});

test('an internal error is shown in full', () => {
  expect(errorText(new TypeError('x is not a function'))).toBeUndefined();
  expect(errorText(Object.assign(new Error('no'), { code: 'ERR_ASSERTION' }))).toBeUndefined();
});
