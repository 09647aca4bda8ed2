import { expect, test } from 'vitest';

import { holdFirstFrame } from './holdFirstFrame';

const section = '<section class="far" data-level="2" data-text="100"><h2>Section</h2></section>';
const row = '<div class="row" data-text="210"><section>Row</section></div>';

const page = (content: string) =>
  `<html><head><title>Page</title>\n</head><body><main><div data-static="/">${content}</div></main><footer></footer></body></html>`;

/** What the browser waits for before it draws, by its id. */
const awaited = (html: string) =>
  /<link rel="expect" href="#([^"]*)" blocking="render">\n<\/head>/.exec(html)?.[1];

/** What stands before the element that the browser waits for, and what after it. */
const parts = (html: string) =>
  holdFirstFrame(html, 'page.html').split(`<script id="${awaited(holdFirstFrame(html, ''))}"></script>`);

test.each([section, row])('the first frame is drawn when what is drawn later begins', (part) => {
  const [before, after, ...more] = parts(page(`<p>Text</p>${part}${part}`));
  expect(before).toMatch(/<div data-static="\/"><p>Text<\/p>$/);
  expect(after).toBe(`${part}${part}</div></main><footer></footer></body></html>`);
  expect(more).toEqual([]);
});

test('a page that is drawn at once is held until its content is there', () => {
  const [before, after] = parts(page('<p>Text</p>'));
  expect(before).toMatch(/<p>Text<\/p>$/);
  expect(after).toBe('</div></main><footer></footer></body></html>');
});

test('a page without content is drawn as it comes', () => {
  const html = '<html><head></head><body><main></main></body></html>';
  expect(holdFirstFrame(html, '404.html')).toBe(html);
});
