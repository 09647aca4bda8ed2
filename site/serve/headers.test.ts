import { describe, expect, it } from 'vitest';

import { caching, contentType, everywhere, headersOf } from './headers';

describe('the caching of a file', () => {
  it.each([
    'static/js/index.219560571c.js',
    'static/js/async/12.a065713c6e.js',
    'static/js/lib-react.88cc551ce6.js.LICENSE.txt',
    'static/font/schibsted-grotesk-latin-wght-normal.dae0c9f40b.woff2',
  ])('%s is kept for good', (file) => {
    expect(headersOf(file)).toEqual({ ...everywhere, 'Cache-Control': caching.hashed });
  });

  it.each(['index.html', 'static/logo.svg', 'static/notes.20241101.txt', 'images/picture.219560571c.png'])(
    '%s is asked for again',
    (file) => {
      expect(headersOf(file)['Cache-Control']).toBe(caching.other);
    },
  );

  it('an answer that is no file is asked for again', () => {
    expect(headersOf()).toEqual({ ...everywhere, 'Cache-Control': caching.other });
  });
});

it.each([
  ['cli/sync.html', 'text/html; charset=utf-8'],
  ['api/job.proto.html', 'text/html; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['changelog/atom.atom', 'application/atom+xml; charset=utf-8'],
  ['a.xml', 'text/xml; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.md', 'text/markdown; charset=utf-8'],
  ['a.png', 'image/png'],
  ['a.woff2', 'font/woff2'],
  ['a.gz', 'application/gzip'],
  ['CNAME', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
