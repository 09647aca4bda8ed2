import { expect, test } from 'vitest';

import { shapeText, type TextStyle } from './shapeText';

const style: TextStyle = { family: 'words', weight: 400, size: 100 };
const widthOf = (text: string, changes: Partial<TextStyle> = {}) =>
  shapeText(text, { ...style, ...changes }).width;

test('letters that lean to each other stand closer', () => {
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
});

test('a text is as wide as its words and the spaces between them', () => {
  expect(widthOf('a b')).toBeCloseTo(widthOf('a ') + widthOf('b'));
  expect(widthOf('a b', { size: 50 })).toBeCloseTo(widthOf('a b') / 2);
});

test('spacing is added after every letter and every space, in parts of the size', () => {
  const plain = widthOf('a b');
  expect(widthOf('a b', { letterSpacing: 0.1 })).toBeCloseTo(plain + 30);
  expect(widthOf('a b', { wordSpacing: -0.1 })).toBeCloseTo(plain - 10);
});

test('each form stands right of the one before it', () => {
  const places = shapeText('Light the lamp', style).glyphs.map(({ x }) => x);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(14);
});

test('a letter comes from the font that has it, and one that none has is left out', () => {
  const { glyphs } = shapeText('aŁ漢', style);
  expect(glyphs).toHaveLength(2);
  expect(glyphs[0]!.font).not.toBe(glyphs[1]!.font);
});
