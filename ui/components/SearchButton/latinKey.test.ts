import { expect, test } from 'vitest';

import { latinKey } from './SearchButton.behavior';

test.each([
  ['US', 'k', 'KeyK', 'k'],
  ['US with caps lock', 'K', 'KeyK', 'k'],
  ['Dvorak, which has k elsewhere', 'k', 'KeyV', 'k'],
  ['Dvorak, where another letter is at the place of k', 't', 'KeyK', 't'],
  ['German, whose slash is on another key', '/', 'Digit7', '/'],
  ['Polish', 'ł', 'KeyL', 'ł'],
  ['Russian', 'л', 'KeyK', 'k'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Hebrew', 'ל', 'KeyK', 'k'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Thai', 'ฝ', 'Slash', '/'],
  ['Korean', 'ㅏ', 'KeyK', 'k'],
  ['Japanese with kana', 'め', 'Slash', '/'],
  ['any, a key with a name', 'Enter', 'Enter', 'enter'],
  ['none, as browsers fill in a field', undefined, undefined, ''],
])('on the layout %s, %s at %s is %s', (_layout, key, code, expected) => {
  expect(latinKey({ key, code })).toBe(expected);
});
