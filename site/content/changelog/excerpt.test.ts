import { describe, expect, it } from 'vitest';

import { entryOf } from './fixtures/testChangelog';

const excerpt = (body: string) => entryOf('a', {}, body).excerpt;

describe('excerptOf', () => {
  it('is what stands above the marker, as written and in plain text', () => {
    expect(
      excerpt('The **first** `part`.\nGoes on.\n\n- a list\n\n{/* excerpt */}\n\n## One\n\nx\n'),
    ).toEqual({
      markdown: 'The **first** `part`.\nGoes on.\n\n- a list',
      text: 'The first part. Goes on. a list',
    });
  });

  it('is the first paragraph without a marker', () => {
    expect(excerpt('## One\n\nThe first.\n\nThe second.\n').text).toBe('The first.');
  });

  it('passes over callouts, however they are written', () => {
    expect(excerpt(':::note Title.\n\nInside.\n\n:::\n\nThe first.\n').text).toBe('The first.');
    expect(excerpt(':::tip\nInside.\n:::\n\nThe first.\n').text).toBe('The first.');
  });

  it('is the description where there is no paragraph', () => {
    expect(excerpt('## One\n\n- a\n').text).toBe('What changed, in a sentence.');
  });

  it('brings along what its named links stand for', () => {
    expect(excerpt('See [sync].\n\n{/* excerpt */}\n\nMore.\n\n[sync]: /cli/sync\n').markdown).toBe(
      'See [sync].\n\n[sync]: /cli/sync',
    );
  });

  it('leads from every page to where the entry leads', () => {
    expect(
      excerpt('See [one](#one), [![two](/two.svg)](./two.md) and [three].\n\n[three]: three\n').markdown,
    ).toBe(
      'See [one](/changelog/a#one), [![two](/two.svg)](/changelog/two) and [three].\n\n[three]: /changelog/three',
    );
    const elsewhere = 'See [one](/one#one) and [two](https://example.com/).';
    expect(excerpt(`${elsewhere}\n`).markdown).toBe(elsewhere);
  });

  it('keeps the lines of a file with Windows line ends', () => {
    expect(excerpt('One.\r\n\r\n{/* excerpt */}\r\n\r\nTwo.\r\n').markdown).toBe('One.');
  });
});
