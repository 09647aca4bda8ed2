import { expect, test } from 'vitest';

import { fullUrl } from './withBase';

const origin = { address: 'https://docs.example.com', base: '/docs/' };

test('an address on the site gets its origin and base', () => {
  expect(fullUrl('/cli/sync#flags', origin)).toBe('https://docs.example.com/docs/cli/sync#flags');
  expect(fullUrl('/', origin)).toBe('https://docs.example.com/docs/');
  expect(fullUrl('/', { ...origin, base: '/' })).toBe('https://docs.example.com/');
});

test('an address on another site does not change', () => {
  for (const address of ['https://example.com/x', '//example.com/x', 'mailto:a@example.com', '#flags']) {
    expect(fullUrl(address, origin)).toBe(address);
  }
});
