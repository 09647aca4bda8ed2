import { describe, expect, it } from 'vitest';

import { articleIn } from '../../fixtures/articleIn';
import { cleanArticle } from '../cleanArticle';
import { feedHtml } from './feedHtml';

const page = 'https://docs.example.com/docs/changelog/v5';

const htmlOf = (article: string) => feedHtml(cleanArticle(articleIn(article), page));

describe('an address in a feed', () => {
  it.each([
    ['<a href="/docs/cli/sync#s3">x</a>', '<a href="https://docs.example.com/docs/cli/sync#s3">x</a>'],
    ['<a href="rbac">x</a>', '<a href="https://docs.example.com/docs/changelog/rbac">x</a>'],
    ['<a href="#fixed">x</a>', `<a href="${page}#fixed">x</a>`],
    ['<a href="//cdn.example.com/x">x</a>', '<a href="https://cdn.example.com/x">x</a>'],
    ['<img src="/docs/a.png" alt="">', '<img src="https://docs.example.com/docs/a.png" alt="">'],
  ])('is made absolute: %s', (html, expected) => {
    expect(htmlOf(html)).toBe(expected);
  });

  it.each([
    '<a href="https://example.com">x</a>',
    '<a href="mailto:a@example.com">x</a>',
    '<img src="data:image/gif;base64,R0lGOD" alt="">',
    '<a href="https://[">x</a>',
    '<a href="//[">x</a>',
  ])('is kept: %s', (html) => {
    expect(htmlOf(html)).toBe(html);
  });

  it('is kept in code', () => {
    const html = '<pre><code>&#x3C;a href="/x">x&#x3C;/a></code></pre>';
    expect(htmlOf(html)).toBe(html);
  });
});

it('leaves out the header, controls, classes and hidden content', () => {
  const article =
    '<header><h1>V5</h1></header><p class="lead">Text<span aria-hidden="true">#</span></p><!--x--><button>Copy</button>';
  expect(htmlOf(article)).toBe('<p>Text</p>');
  expect(htmlOf('')).toBe('');
});

it('adds the kind of a callout', () => {
  const note =
    '<div role="note" aria-label="warning"><span aria-hidden="true">warning</span><p>Mind it.</p></div>';
  expect(htmlOf(note)).toBe('<div>warning: <p>Mind it.</p></div>');
});

it.each([
  '<ul><li><input type="checkbox" disabled checked> done</li><li><input type="checkbox" disabled> open</li></ul>',
  '<ol start="7"><li>seven</li><li value="9">nine</li></ol>',
  '<ol reversed type="a"><li>last</li></ol>',
  '<progress value="3" max="10"></progress>',
  '<details open><summary>More</summary>Oil.</details>',
  '<video src="https://docs.example.com/a.mp4" controls></video>',
])('keeps kinds, starts and states: %s', (html) => {
  expect(htmlOf(html)).toBe(html);
});

it('keeps the lines of a diff and their signs', () => {
  const code = '<del class="x">b\n</del><ins class="x">c</ins>';
  expect(htmlOf(`<pre data-language="diff"><code>${code}</code></pre>`)).toBe(
    '<pre><code>-b\n+c</code></pre>',
  );
});

it('keeps the alignment of a column', () => {
  expect(htmlOf('<table><tbody><tr><td data-align="right">7</td></tr></tbody></table>')).toContain(
    '<td align="right">7</td>',
  );
});
