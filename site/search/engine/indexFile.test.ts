import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { indexOf } from '../testEngine';
import { readIndex, SearchIndexError, writeIndex } from './indexFile';
import { indexVersion } from './searchIndex';

const { data } = indexOf({ '/lamps': { title: 'Lamps', text: '## Oil “lamps”\n\nThey shine \\\\ é.' } });
const file = writeIndex(data);

/** Why an index cannot be read. */
function faultOf(text: string): string {
  try {
    readIndex(text);
  } catch (error) {
    if (error instanceof SearchIndexError) return error.fault;
    throw error;
  }
  return 'none';
}

describe('an index that is whole', () => {
  test('is the same after it was written and read', () => {
    expect(readIndex(file)).toEqual(data);
  });

  test('is JSON', () => {
    expect(JSON.parse(file)).toMatchObject({ version: indexVersion });
  });

  test('may have an empty line around it', () => {
    expect(readIndex(`\ufeff${file}\n`)).toEqual(data);
  });
});

describe('an index that is not', () => {
  test.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['empty', writeIndex(indexOf({}).data)],
    ['truncated', file.slice(0, 30)],
    ['truncated', file.slice(0, -1)],
    ['truncated', file.slice(0, file.length / 2)],
    ['version', file.replace(`"version":${indexVersion}`, '"version":999')],
    ['corrupt', file.replace('Lamps', 'Lumps')],
    ['corrupt', `${file}x`],
    ['corrupt', '<!doctype html><title>Not found</title>'],
    ['corrupt', '[]'],
    ['corrupt', 'null'],
  ])('is %s', (fault, text) => {
    expect(faultOf(text)).toBe(fault);
  });

  test('is never taken for a whole one, wherever it was cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: file.length - 1 }), (length) => {
        expect(faultOf(file.slice(0, length))).toMatch(/^(empty|truncated)$/);
      }),
    );
  });

  test('is never taken for a whole one, whatever was changed in it', () => {
    const place = fc.integer({ min: 0, max: file.length - 1 });
    fc.assert(
      fc.property(place, fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }), (at, character) => {
        fc.pre(file[at] !== character);
        expect(faultOf(file.slice(0, at) + character + file.slice(at + 1))).not.toBe('none');
      }),
    );
  });
});
