import { expect, test } from 'vitest';

import { absoluteAddress } from './withBase';

const origin = { address: 'https://docs.example.com', base: '/docs/' };

test('an address on the site gets its origin and base', () => {
  expect(absoluteAddress('/cli/sync#flags', origin)).toBe('https://docs.example.com/docs/cli/sync#flags');
  expect(absoluteAddress('/', origin)).toBe('https://docs.example.com/docs/');
  expect(absoluteAddress('/', { ...origin, base: '/' })).toBe('https://docs.example.com/');
});

test('an address on another site does not change', () => {
  for (const address of ['https://example.com/x', '//example.com/x', 'mailto:a@example.com', '#flags']) {
    expect(absoluteAddress(address, origin)).toBe(address);
  }
});
