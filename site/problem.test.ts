import { describe, expect, test } from 'vitest';

import { SiteError, formatProblems } from './problem';

describe('formatProblems', () => {
  test('sorts problems by file, line and column', () => {
    expect(
      formatProblems([
        { file: 'content/b.mdx', message: 'in all of b.', fix: 'Fix b.' },
        { file: 'content/a.mdx', line: 10, message: 'on line 10.', fix: 'Fix 10.' },
        { file: 'content/a.mdx', line: 9, column: 12, message: 'at 9:12.', fix: 'Fix 12.' },
        { file: 'content/a.mdx', line: 9, column: 3, message: 'at 9:3.', fix: 'Fix 3.' },
      ]),
    ).toMatchInlineSnapshot(`
      "content/a.mdx:9:3: at 9:3.
        Fix 3.
      content/a.mdx:9:12: at 9:12.
        Fix 12.
      content/a.mdx:10: on line 10.
        Fix 10.
      content/b.mdx: in all of b.
        Fix b."
    `);
  });

  test('reports only once that the settings in a file are not valid', () => {
    expect(
      formatProblems([
        { file: 'content/a.mdx', line: 9, message: 'the page is wrong.', fix: 'Fix it.' },
        { file: 'site.config.ts', path: 'title', message: 'this is missing.', fix: 'Add it.' },
        { file: 'site.config.ts', path: 'navbar.links[0]', message: 'this is wrong.', fix: 'Fix it.' },
      ]),
    ).toMatchInlineSnapshot(`
      "content/a.mdx:9: the page is wrong.
        Fix it.
      site.config.ts: the settings are not valid
        title: this is missing.
        Add it.
        navbar.links[0]: this is wrong.
        Fix it."
    `);
  });

  test('reports a problem in several pages once, such as one in a partial', () => {
    const problem = { file: '_part.mdx', line: 1, message: 'found a, expected b.', fix: 'Write b.' };
    expect(formatProblems([problem, { ...problem }])).toBe('_part.mdx:1: found a, expected b.\n  Write b.');
  });

  test('is empty without problems', () => {
    expect(formatProblems([])).toBe('');
  });

  test('does not change the order of its input', () => {
    const problems = [
      { file: 'b', message: '', fix: '' },
      { file: 'a', message: '', fix: '' },
    ];
    formatProblems(problems);
    expect(problems.map(({ file }) => file)).toEqual(['b', 'a']);
  });
});

describe('SiteError', () => {
  const error = new SiteError([{ file: 'content/a.mdx', line: 3, message: 'it is wrong.', fix: 'Fix it.' }]);

  test('has the problem, its place and the fix in its message', () => {
    expect(error.message).toMatchInlineSnapshot(`
      "content/a.mdx:3: it is wrong.
        Fix it."
    `);
  });

  test('has no stack trace, wherever it is printed', () => {
    expect(error.stack).toBe(`SiteError: ${error.message}`);
  });

  test('keeps its problems', () => {
    expect(error.problems).toHaveLength(1);
  });
});
