import { expect, test } from 'vitest';

import { screenOf } from './screenOf';

test('starts while only spaces are typed, whatever the search does', () => {
  expect(screenOf('', 'error', 5)).toBe('start');
  expect(screenOf('   ', 'idle', 0)).toBe('start');
});

test('says nothing was found only once the search has answered', () => {
  expect(screenOf('sync', 'loading', 0)).toBe('loading');
  expect(screenOf('sync', 'stalled', 0)).toBe('loading');
  expect(screenOf('sync', 'idle', 0)).toBe('none');
});

test('keeps the results of the query before until the next ones arrive', () => {
  expect(screenOf('sync', 'loading', 5)).toBe('results');
  expect(screenOf('sync', 'stalled', 5)).toBe('results');
});

test('shows a failure rather than results that are out of date', () => {
  expect(screenOf('sync', 'error', 5)).toBe('error');
});
