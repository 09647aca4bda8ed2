import { expect, test } from 'vitest';

import { textOf } from '../SearchMessage/texts';
import { announcementOf } from './announcementOf';

test('counts the results once they are there', () => {
  expect(announcementOf(textOf(), 'results', 'idle', 'sync', 5)).toBe('5 results');
  expect(announcementOf(textOf(), 'results', 'idle', 'sync', 1)).toBe('1 result');
  expect(announcementOf(textOf(), 'results', 'loading', 'sync', 5)).toBe('');
});

test('tells that nothing was found, and for what', () => {
  expect(announcementOf(textOf(), 'none', 'idle', 'vault', 0)).toBe('No results for “vault”');
});

test('tells that the search failed and what may help', () => {
  expect(announcementOf(textOf(), 'error', 'error', 'sync', 0)).toBe(
    'Unable to fetch results. You might want to check your network connection.',
  );
});

test('speaks up when the search takes long', () => {
  expect(announcementOf(textOf(), 'loading', 'loading', 'sync', 0)).toBe('');
  expect(announcementOf(textOf(), 'loading', 'stalled', 'sync', 0)).toContain('Still searching');
  expect(announcementOf(textOf(), 'results', 'stalled', 'sync', 5)).toContain('Still searching');
});

test('says nothing before anything is typed', () => {
  expect(announcementOf(textOf(), 'start', 'idle', '', 0)).toBe('');
});
