import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { clampLines } from './wrapLines';

/** Room in which every letter is one wide. */
const room = (width: number, maxLines = 9) => ({ width, maxLines, measure: (text: string) => text.length });

describe('a text', () => {
  test.each([
    ['light the lamp', 9, ['light the', 'lamp']],
    ['built-in and/or not', 8, ['built-in', 'and/or', 'not']],
    ['sync-check', 6, ['sync-', 'check']],
    ['see --flag', 6, ['see', '--flag']],
    ['a lighthouse', 5, ['a', 'light', 'house']],
    ['', 5, ['']],
  ])('%j breaks at %i characters into %j', (text, width, lines) => {
    expect(clampLines(text, room(width))).toEqual(lines);
  });

  test('that does not fit is cut after a word, or within it if there is only one', () => {
    expect(clampLines('light the lamp, then row', room(10, 2))).toEqual(['light the', 'lamp…']);
    expect(clampLines('lighthouses', room(6, 1))).toEqual(['light…']);
  });

  test('keeps all characters if it fits, and every line fits', () => {
    const words = fc.array(fc.stringMatching(/^[a-z/-]{1,12}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 20 }), (list, width) => {
        const lines = clampLines(list.join(' '), room(width, Infinity));
        expect(lines.join('').replaceAll(' ', '')).toBe(list.join(''));
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
