import { expect, test } from 'vitest';

import { textOf } from '../SearchMessage/searchText';
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
  expect(announcementOf(textOf(), { screen: 'results', status: 'idle', query: 'sync', total: 5 })).toBe(
    '5 results',
  );
  expect(announcementOf(textOf(), { screen: 'results', status: 'idle', query: 'sync', total: 1 })).toBe(
    '1 result',
  );
  expect(announcementOf(textOf(), { screen: 'results', status: 'loading', query: 'sync', total: 5 })).toBe(
    '',
  );
});

test('announces that there are no results, with the query', () => {
  expect(announcementOf(textOf(), { screen: 'none', status: 'idle', query: 'vault', total: 0 })).toBe(
    'No results for “vault”',
  );
});

test('announces that the search failed and what may help', () => {
  expect(announcementOf(textOf(), { screen: 'error', status: 'error', query: 'sync', total: 0 })).toBe(
    'Unable to fetch results. You might want to check your network connection.',
  );
});

test('announces a search that takes long', () => {
  expect(announcementOf(textOf(), { screen: 'loading', status: 'loading', query: 'sync', total: 0 })).toBe(
    '',
  );
  expect(
    announcementOf(textOf(), { screen: 'loading', status: 'stalled', query: 'sync', total: 0 }),
  ).toContain('Still searching');
  expect(
    announcementOf(textOf(), { screen: 'results', status: 'stalled', query: 'sync', total: 5 }),
  ).toContain('Still searching');
});

test('announces nothing before anything is typed', () => {
  expect(announcementOf(textOf(), { screen: 'start', status: 'idle', query: '', total: 0 })).toBe('');
});
