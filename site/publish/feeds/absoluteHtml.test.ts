import { describe, expect, it } from 'vitest';

import { treeOfHtml } from '../articleOf';
import { absoluteHtml } from './absoluteHtml';

const page = 'https://docs.example.com/docs/changelog/v5';

describe('absoluteHtml', () => {
  it.each([
    ['<a href="/docs/cli/sync#s3">x</a>', '<a href="https://docs.example.com/docs/cli/sync#s3">x</a>'],
    ['<a href="rbac">x</a>', '<a href="https://docs.example.com/docs/changelog/rbac">x</a>'],
    ['<a href="#fixed">x</a>', `<a href="${page}#fixed">x</a>`],
    ['<a href="//cdn.example.com/x">x</a>', '<a href="https://cdn.example.com/x">x</a>'],
    ['<img src="/docs/a.png" alt="">', '<img src="https://docs.example.com/docs/a.png" alt="">'],
  ])('completes %s', (html, expected) => {
    expect(absoluteHtml(treeOfHtml(html), page)).toBe(expected);
  });

  it.each([
    '<a href="https://example.com">x</a>',
    '<a href="mailto:a@example.com">x</a>',
    '<img src="data:image/gif;base64,R0lGOD" alt="">',
    '<a href="https://[">x</a>',
    '<a href="//[">x</a>',
  ])('leaves %s alone', (html) => {
    expect(absoluteHtml(treeOfHtml(html), page)).toBe(html);
  });

  it('does not touch addresses in examples', () => {
    const html = '<pre><code>&#x3C;a href="/x">x&#x3C;/a></code></pre>';
    expect(absoluteHtml(treeOfHtml(html), page)).toBe(html);
  });
});
