import { describe, expect, test } from 'vitest';

import { checkStructure } from './checkStructure';
import { pageOf } from './readPages';

const check = (source: string, file = 'content/page.mdx') =>
  checkStructure(pageOf(source, file)).map(({ line, message }) => `${line}: ${message}`);

describe('checkStructure', () => {
  test('accepts levels that go one deeper, and any number back', () => {
    expect(check('# A\n\na\n\n## B\n\n### C\n\nc\n\n## D\n\nd\n')).toEqual([]);
  });

  test('finds a skipped level', () => {
    expect(check('# A\n\na\n\n### B\n\nb\n')).toEqual([
      '5: the heading "B" has level 3, and the one above it level 1.',
    ]);
  });

  test('finds a duplicate heading in a section', () => {
    const page = '# A\n\n## B\n\n### C\n\nc\n\n### C\n\nc\n\n## D\n\n### C\n\nc\n\n## B\n\nb\n';
    expect(check(page)).toEqual([
      '9: the heading "C" is in its section twice.',
      '19: the heading "B" is in its section twice.',
    ]);
  });

  test('counts the headings of steps among those of the page', () => {
    expect(check('# A\n\n## B\n\n1. ### C\n\n   c\n')).toEqual([]);
    expect(check('# A\n\n1. ### C\n\n   c\n')).toHaveLength(1);
  });

  test('finds sections that are empty: before another, at the end, in steps', () => {
    expect(check('# A\n\n## B\n\n## C\n\n1. ### D\n\n2. ### E\n\n   e\n\n## F\n')).toEqual([
      '3: the section "B" is empty.',
      '7: the section "D" is empty.',
      '13: the section "F" is empty.',
    ]);
  });

  test('does not count a comment as content', () => {
    expect(check('## A\n\n{/* a */}\n')).toHaveLength(1);
    expect(check('## A\n\n<!-- a -->\n', 'content/page.md')).toHaveLength(1);
    expect(check('## A\n\n{/* a */}\n\na\n')).toEqual([]);
  });

  test('finds images without a text, in Markdown and in HTML', () => {
    expect(check('![](/a.png)\n\n![ ][b]\n\n<img src="/c.png" />\n\n[b]: /b.png\n')).toEqual([
      '1: the image has no alternative text.',
      '3: the image has no alternative text.',
      '5: the image has no alternative text.',
    ]);
  });

  test('accepts images with alternative text, and marked ornaments', () => {
    expect(check('![A](/a.png)\n\n<img src="/b.png" alt="B" />\n\n<img src="/c.png" alt="" />\n')).toEqual(
      [],
    );
  });

  test('finds a fence without a language', () => {
    expect(check('a\n\n```\nb\n```\n')).toEqual(['3: the fence has no language.']);
  });
});
