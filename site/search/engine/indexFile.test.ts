import { describe, expect, test } from 'vitest';

import { indexOf } from '../fixtures/testEngine';
import { parseIndex, serializeIndex } from './indexFile';

const { data } = indexOf({ '/lamps': { title: 'Lamps', text: '## Oil “lamps”\n\nThey shine \\\\ é.' } });
const file = serializeIndex(data);

test('an index is the same after it was written and read', () => {
  expect(parseIndex(file)).toEqual(data);
});

describe('an index is not taken for a whole one', () => {
  test.each([
    ['when it is empty', ''],
    ['when it is cut off', file.slice(0, -1)],
    ['when it is a page', '<!doctype html><title>Not found</title>'],
    ['when it is something else', '[]'],
    ['when it is nothing', 'null'],
  ])('%s', (_how, text) => {
    expect(() => parseIndex(text)).toThrow(/JSON|version/);
  });

  test('when it is of another version', () => {
    expect(() => parseIndex(serializeIndex({ ...data, version: 2 }))).toThrow(
      'has version 2; this build reads',
    );
  });
});
