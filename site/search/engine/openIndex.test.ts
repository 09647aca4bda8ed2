import { describe, expect, test } from 'vitest';

import { indexOf } from '../fixtures/testEngine';
import { searchAreas } from '../records/record';
import { searchKinds } from '../records/searchKinds';
import { openIndex } from './openIndex';
import { indexVersion, type SearchIndex } from './searchIndex';

const { data } = indexOf({ '/lamps': { title: 'Lamps', text: '## Oil “lamps”\n\nThey shine \\\\ é.' } });
const file = JSON.stringify(data);
const open = (text: string) => openIndex(JSON.parse(text) as SearchIndex);

test('an index has its terms and their postings after it is written and read', () => {
  const { vocabulary, postings } = open(file);
  expect(vocabulary.terms).toEqual(['e', 'lamps', 'oil', 'shine']);
  expect(postings).toHaveLength(4);
});

test('another kind or area comes with another version', () => {
  expect(indexVersion).toBe(5);
  expect(Object.keys(searchKinds)).toEqual(['page', 'entry', 'section', 'symbol', 'member']);
  expect(Object.keys(searchAreas)).toEqual(['docs', 'api', 'changelog']);
});

describe('an index is rejected', () => {
  test.each([
    ['when it is empty', ''],
    ['when it is cut off', file.slice(0, -1)],
    ['when it is a page', '<!doctype html><title>Not found</title>'],
    ['when it is something else', '[]'],
    ['when it is nothing', 'null'],
  ])('%s', (_how, text) => {
    expect(() => open(text)).toThrow(/JSON|version/);
  });

  test('when it has another version', () => {
    expect(() => open(JSON.stringify({ ...data, version: 2 }))).toThrow('has version 2; this build reads');
  });
});
