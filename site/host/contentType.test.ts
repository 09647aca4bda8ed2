import { expect, it } from 'vitest';

import { contentType } from './contentType';

it.each([
  ['cli/sync.html', 'text/html; charset=utf-8'],
  ['api/job.proto.html', 'text/html; charset=utf-8'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
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
