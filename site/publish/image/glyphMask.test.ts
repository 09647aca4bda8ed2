import { expect, test } from 'vitest';

import { glyphMask } from './glyphMask';
import { fontsOf } from './imageFonts';

const [font] = fontsOf({ family: 'words', weight: 700 });
const maskOf = (letter: string, x = 0) => glyphMask(font!, font!.glyph(letter.codePointAt(0)!)!, 40, x);

test('a form covers what lies in it, and nothing beside it', () => {
  const { left, top, width, height, coverage } = maskOf('l');
  expect(coverage).toHaveLength(width * height);
  const middle = Math.floor(height / 2) * width;
  expect(Math.max(...coverage.subarray(middle, middle + width))).toBe(255);
  // An l is high and narrow, and stands on the baseline.
  expect(top + height).toBe(0);
  expect(height).toBeGreaterThan(width * 2);
  expect(left).toBeGreaterThan(0);
});

test('a form is drawn once for each size and place within a pixel', () => {
  expect(maskOf('l', 7.3)).toBe(maskOf('l', 0.3));
  expect(maskOf('l', 0.6).coverage).not.toEqual(maskOf('l', 0.3).coverage);
});

test('a space covers nothing', () => {
  expect(maskOf(' ').coverage).toHaveLength(0);
});
