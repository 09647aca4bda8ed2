import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { formatMdx } from '../documents/fixtures/formatMdx';
import { entryOf } from './fixtures/testChangelog';

const excerpt = (body: string, extension?: 'md') => {
  const { children } = entryOf('a', {}, body, extension).excerpt;
  const text = children.map((node) => toString(node)).join(' ');
  return { text: text.replace(/\s+/g, ' ').trim(), markdown: formatMdx(children) };
};

describe('excerptOf', () => {
  it('is the text above the marker, as written and in plain text', () => {
    expect(
      excerpt('The **first** `part`.\nGoes on.\n\n- a list\n\n{/* excerpt */}\n\n## One\n\nx\n'),
    ).toEqual({
      markdown: 'The **first** `part`.\nGoes on.\n\n- a list',
      text: 'The first part. Goes on. a list',
    });
  });

  it('is the first paragraph if there is no marker', () => {
    expect(excerpt('## One\n\nThe first.\n\nThe second.\n').text).toBe('The first.');
  });

  it('skips callouts in every notation', () => {
    expect(excerpt(':::note[Title.]\n\nInside.\n\n:::\n\nThe first.\n').text).toBe('The first.');
    expect(excerpt(':::tip\nInside.\n:::\n\nThe first.\n').text).toBe('The first.');
  });

  it('is the description if there is no paragraph', () => {
    expect(excerpt('## One\n\n- a\n').text).toBe('What changed, in a sentence.');
  });

  it('is self-contained: reference links are resolved, footnotes are left out', () => {
    const body =
      'See [sync][s][^1] and [sync].\n\n{/* excerpt */}\n\nMore.\n\n[^1]: A note.\n\n[s]: /cli/sync\n[sync]: /sync';
    expect(excerpt(body).markdown).toBe('See [sync][s] and [sync].\n\n[s]: /cli/sync\n\n[sync]: /sync');
  });

  it.each([
    ['See <https://example.com/notes>.', 'See [https://example.com/notes](https://example.com/notes).'],
    ['Limits: a <= b and x < y.', 'Limits: a \\<= b and x \\< y.'],
    ['Line one<br>line two.', 'Line one\\\nline two.'],
    ['A Map<string> of <!-- note --> lists.', 'A Map\\<string> of  lists.'],
    ['Set {unclosed now.', 'Set \\{unclosed now.'],
    ['import x from y is gone.', 'import x from y is gone.'],
    ['export FOO=1 in your shell.', 'export FOO=1 in your shell.'],
  ])('of a plain Markdown entry, %s, reads the same as on its page', (body, markdown) => {
    expect(excerpt(`${body}\n`, 'md').markdown).toBe(markdown);
  });

  it('has links with the same targets as in the entry, from any page', () => {
    expect(
      excerpt('See [one](#one), [![two](/two.svg)](./two.md) and [three].\n\n[three]: three\n').markdown,
    ).toBe(
      'See [one](/changelog/a#one), [![two](/two.svg)](/changelog/two) and [three].\n\n[three]: /changelog/three',
    );
    const elsewhere = 'See [one](/one#one) and [two](https://example.com/).';
    expect(excerpt(`${elsewhere}\n`).markdown).toBe(elsewhere);
  });

  it('handles Windows line endings', () => {
    expect(excerpt('One.\r\n\r\n{/* excerpt */}\r\n\r\nTwo.\r\n').markdown).toBe('One.');
  });
});
