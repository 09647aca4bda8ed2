import fc from 'fast-check';
import { expect, test } from 'vitest';

import { withBase } from './withBase';

test.each([
  ['/', '/', '/'],
  ['/cli/sync', '/', '/cli/sync'],
  ['/', '/docs/', '/docs/'],
  ['/cli/sync#flags', '/docs/', '/docs/cli/sync#flags'],
  ['#flags', '/docs/', '#flags'],
  ['https://example.com/', '/docs/', 'https://example.com/'],
  ['//example.com/', '/docs/', '//example.com/'],
  ['mailto:a@example.com', '/docs/', 'mailto:a@example.com'],
])('%s under %s is %s', (address, base, result) => {
  expect(withBase(address, base)).toBe(result);
});

const segment = fc.stringMatching(/^[a-z0-9._-]{1,8}$/);
const address = fc.array(segment).map((segments) => `/${segments.join('/')}`);
const base = fc.array(segment, { minLength: 1 }).map((segments) => `/${segments.join('/')}/`);

test('every address on the site gets the base, without a double slash', () => {
  fc.assert(
    fc.property(address, base, (path, prefix) => {
      const result = withBase(path, prefix);
      expect(result.startsWith(prefix)).toBe(true);
      expect(result.slice(prefix.length - 1)).toBe(path);
      expect(result).not.toContain('//');
    }),
  );
});

test('with the root as base, nothing changes', () => {
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl(), fc.string()), (any) => {
      expect(withBase(any, '/')).toBe(any);
    }),
  );
});

test('other addresses do not change', () => {
  fc.assert(
    fc.property(fc.webUrl(), base, (url, prefix) => {
      expect(withBase(url, prefix)).toBe(url);
    }),
  );
});
