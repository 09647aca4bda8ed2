import fc from 'fast-check';
import { expect, test } from 'vitest';

import { issueHref } from './issueHref';

const page = {
  title: 'Sync',
  address: 'https://docs.example.com/cli/sync',
  source: 'content/cli/sync.mdx',
};

test('an issue contains its page and the source file', () => {
  const { origin, pathname, searchParams } = new URL(issueHref('https://example.com/issues/new', page));
  expect(origin + pathname).toBe('https://example.com/issues/new');
  expect(searchParams.get('title')).toBe('Docs: Sync');
  expect(searchParams.get('body')).toMatchInlineSnapshot(`
    "

    ---
    Page: https://docs.example.com/cli/sync
    Source: content/cli/sync.mdx
    "
  `);
});

test('an issue keeps the parameters of the issue address', () => {
  const { searchParams } = new URL(
    issueHref('https://example.com/issues/new?template=docs.md&labels=docs', page),
  );
  expect(searchParams.get('template')).toBe('docs.md');
  expect(searchParams.get('labels')).toBe('docs');
});

test('whatever the title of a page, the issue only gets that title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      const { searchParams } = new URL(issueHref('https://example.com/issues/new', { ...page, title }));
      expect([...searchParams.keys()]).toEqual(['title', 'body']);
      expect(searchParams.get('title')).toBe(`Docs: ${title}`);
    }),
  );
});
