import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cacheControl, headerRules } from './headerRules';
import { headersAt } from './headersFile';

const policy = "default-src 'none'";

const cachingOf = (file: string, files = [file], base = '/') =>
  headersAt(`${base}${file}`, headerRules(base, files, policy))['Cache-Control'];

it.each([
  'static/js/index.219560571c.js',
  'static/js/async/12.a065713c6e.js',
  'static/js/lib-react.88cc551ce6.js.LICENSE.txt',
  'static/font/schibsted-grotesk-latin-wght-normal.dae0c9f40b.woff2',
])('%s is cached permanently', (file) => {
  expect(cachingOf(file)).toBe(cacheControl.hashed);
  expect(cachingOf(file, [file], '/docs/')).toBe(cacheControl.hashed);
});

it.each([
  'index.html',
  'static/logo.svg',
  'static/notes.20241101.txt',
  'static/reports/report.2025010112.pdf',
  'images/picture.219560571c.png',
])('%s is not cached permanently', (file) => {
  expect(cachingOf(file)).toBeUndefined();
});

it('has one rule for a folder in which every name has a content hash', () => {
  const files = [
    'index.html',
    'static/css/a.0000000001.css',
    'static/js/a.0000000002.js',
    'static/js/async/b.0000000003.js',
    'static/logo.svg',
  ];
  expect(Object.keys(headerRules('/docs/', files, policy))).toEqual([
    '/docs/*',
    '/docs/static/css/*',
    '/docs/static/js/*',
  ]);
});

it('gives every response the security headers', () => {
  const rules = headerRules('/', [], policy);
  for (const path of ['/', '/cli/sync', '/static/js/index.219560571c.js', '/nowhere']) {
    expect(headersAt(path, rules)).toEqual({
      'Content-Security-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  }
});

describe('for any files', () => {
  const name = fc.constantFrom('a.js', 'b.0123456789.js', 'c.fedcba9876.css', 'd.html');
  const folder = fc.constantFrom('', 'static/', 'static/js/', 'static/js/async/', 'pages/');
  const files = fc.uniqueArray(fc.tuple(folder, name).map(([path, file]) => `${path}${file}`));

  it('permanently caches files in a folder under static/ where every name has a hash', () => {
    fc.assert(
      fc.property(files, (all) => {
        const folder = all.filter((file) => file.startsWith('static/js/'));
        const kept = folder.every((file) => /\.[\da-f]{10}\./.test(file));
        for (const file of all) {
          expect(cachingOf(file, all)).toBe(kept && folder.includes(file) ? cacheControl.hashed : undefined);
        }
      }),
    );
  });

  it('never sets the same header twice for a path', () => {
    fc.assert(
      fc.property(files, (all) => {
        const rules = headerRules('/', all, policy);
        for (const file of all) {
          const names = Object.entries(rules)
            .filter(([path]) => headersAt(`/${file}`, { [path]: { hit: '' } }).hit === '')
            .flatMap(([, headers]) => Object.keys(headers));
          expect(new Set(names).size).toBe(names.length);
        }
      }),
    );
  });
});
