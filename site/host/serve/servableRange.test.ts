import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { servableRange } from './requestHeaders';

const get = (range: string, headers = {}) => servableRange({ method: 'GET', headers: { range, ...headers } });

describe('one range from its beginning on', () => {
  it.each(['bytes=0-1', 'bytes=0-', 'bytes=500-999', 'bytes=7-7'])('%s is answered', (range) => {
    expect(get(range)).toBe(range);
  });
});

describe('the whole file answers', () => {
  it.each([
    'bytes=-500',
    'bytes=0-0',
    'bytes=9-5',
    'bytes=0-1,5-6',
    'bytes=a-b',
    'lines=1-2',
    'bytes=',
    `bytes=0-${'9'.repeat(20)}`,
  ])('%s', (range) => {
    expect(get(range)).toBeUndefined();
  });

  it('a range on a condition', () => {
    expect(get('bytes=0-1', { 'if-range': '"x"' })).toBeUndefined();
  });

  it('a range of a request for headers only', () => {
    expect(servableRange({ method: 'HEAD', headers: { range: 'bytes=0-1' } })).toBeUndefined();
  });
});

it('lets through only what a file can be read by', () => {
  const number = fc.oneof(fc.bigInt().map(String), fc.nat().map(String), fc.string());
  fc.assert(
    fc.property(number, number, (first, last) => {
      const range = get(`bytes=${first}-${last}`);
      if (range === undefined) return;
      expect(Number.isSafeInteger(Number(first))).toBe(true);
      expect(last === '' || (Number.isSafeInteger(Number(last)) && Number(first) <= Number(last))).toBe(true);
    }),
  );
});
