import { expect, test } from 'vitest';

import { textOf } from '../SearchMessage/texts';
import { announcementOf, screenOf } from './screenOf';

test('starts while only spaces are typed, whatever the search does', () => {
  expect(screenOf('', 'error', 5)).toBe('start');
  expect(screenOf('   ', 'idle', 0)).toBe('start');
});

test('says that there are no results only once the search has answered', () => {
  expect(screenOf('sync', 'loading', 0)).toBe('loading');
  expect(screenOf('sync', 'stalled', 0)).toBe('loading');
  expect(screenOf('sync', 'idle', 0)).toBe('none');
});

test('keeps the results of the previous query until the next ones arrive', () => {
  expect(screenOf('sync', 'loading', 5)).toBe('results');
  expect(screenOf('sync', 'stalled', 5)).toBe('results');
});

test('shows a failure rather than outdated results', () => {
  expect(screenOf('sync', 'error', 5)).toBe('error');
});

test('counts the results once they arrive', () => {
  expect(announcementOf(textOf(), 'results', 'idle', 'sync', 5)).toBe('5 results');
  expect(announcementOf(textOf(), 'results', 'idle', 'sync', 1)).toBe('1 result');
  expect(announcementOf(textOf(), 'results', 'loading', 'sync', 5)).toBe('');
});

test('announces that there are no results, with the query', () => {
  expect(announcementOf(textOf(), 'none', 'idle', 'vault', 0)).toBe('No results for “vault”');
});

test('announces that the search failed and what may help', () => {
  expect(announcementOf(textOf(), 'error', 'error', 'sync', 0)).toBe(
    'Unable to fetch results. You might want to check your network connection.',
  );
});

test('announces a search that takes long', () => {
  expect(announcementOf(textOf(), 'loading', 'loading', 'sync', 0)).toBe('');
  expect(announcementOf(textOf(), 'loading', 'stalled', 'sync', 0)).toContain('Still searching');
  expect(announcementOf(textOf(), 'results', 'stalled', 'sync', 5)).toContain('Still searching');
});

test('announces nothing before anything is typed', () => {
  expect(announcementOf(textOf(), 'start', 'idle', '', 0)).toBe('');
});
