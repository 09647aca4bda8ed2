import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { HeaderRules } from './headerRules';
import { headersAt, parseHeaders, formatHeaders } from './headersFile';

it('prints a block for each rule', () => {
  const rules: HeaderRules = {
    '/*': { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'origin' },
    '/static/*': { 'Cache-Control': 'immutable' },
  };
  expect(formatHeaders(rules)).toMatchInlineSnapshot(`
    "/*
      X-Content-Type-Options: nosniff
      Referrer-Policy: origin

    /static/*
      Cache-Control: immutable
    "
  `);
});

it('can parse its own output', () => {
  const value = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/);
  const headers = fc.dictionary(fc.stringMatching(/^[A-Z][A-Za-z-]{0,12}$/), value, { minKeys: 1 });
  const path = fc.stringMatching(/^\/[a-z/]{0,20}\*?$/);
  const rules = fc.dictionary(path, headers, { minKeys: 1, maxKeys: 20 });
  fc.assert(
    fc.property(rules, (all) => {
      const plain = Object.fromEntries(Object.entries(all).map(([name, values]) => [name, { ...values }]));
      expect(parseHeaders(formatHeaders(plain))).toEqual(plain);
    }),
  );
});

it('ignores comments, and headers without a path', () => {
  expect(parseHeaders('X-Lost: 1\n# /no\n/a\r\n\n  # no\n  X-A: 1: 2\nnonsense')).toEqual({
    '/a': { 'X-A': '1: 2' },
  });
});

it('finds the headers of a path in all rules that match it', () => {
  const rules = parseHeaders('/*\n  A: 1\n/static/*\n  B: 2\n/static\n  C: 3');
  expect(headersAt('/static/js/a.js', rules)).toEqual({ A: '1', B: '2' });
  expect(headersAt('/static', rules)).toEqual({ A: '1', C: '3' });
  expect(headersAt('/', rules)).toEqual({ A: '1' });
});

it('reports a line that is too long for Cloudflare Pages', () => {
  const long = { '/*': { 'Content-Security-Policy': `script-src ${'x'.repeat(2000)}` } };
  expect(() => formatHeaders(long)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: _headers: a line has 2038 characters, and Cloudflare Pages reads 2000: "Content-Security-Policy: script-src xxxx…"
      Share inline scripts between pages, or move them into files: each takes 53 characters of the policy.]
  `);
});
