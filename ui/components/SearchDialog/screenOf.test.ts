import { expect, test } from 'vitest';

import { screenOf } from './screenOf';
import type { SearchGroup } from './searchTypes';

const groups: SearchGroup[] = [{ id: 'sync', title: 'neosync sync', hits: [] }];

test('starts while nothing but space is typed, whatever the search does', () => {
  expect(screenOf('', 'error', groups)).toBe('start');
  expect(screenOf('   ', 'idle', [])).toBe('start');
});

test('says nothing was found only once the search has answered', () => {
  expect(screenOf('sync', 'loading', [])).toBe('loading');
  expect(screenOf('sync', 'stalled', [])).toBe('loading');
  expect(screenOf('sync', 'idle', [])).toBe('none');
});

test('keeps the results of the query before until the next ones arrive', () => {
  expect(screenOf('sync', 'loading', groups)).toBe('results');
  expect(screenOf('sync', 'stalled', groups)).toBe('results');
});

test('shows a failure rather than results that are out of date', () => {
  expect(screenOf('sync', 'error', groups)).toBe('error');
});
