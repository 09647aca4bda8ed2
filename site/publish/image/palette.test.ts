import { expect, test } from 'vitest';

import { colors } from './colors';
import { nearest, palette, places, type Ink } from './palette';

const hex = (place: number) => `#${Buffer.from(palette[place]!).toString('hex')}`;

test('a pixel that is not covered is the ground, and one that is has the color of the ink', () => {
  for (const [ink, grades] of Object.entries(places)) {
    expect(hex(grades[0]!), ink).toBe(colors.ground);
    expect(hex(grades[255]!), ink).toBe(colors[ink as Ink]);
  }
});

test('more coverage is never fainter', () => {
  for (const [ink, grades] of Object.entries(places)) {
    expect([...grades], ink).toEqual([...grades].toSorted((a, b) => a - b));
  }
});

test('the palette has room in a picture', () => {
  expect(palette.length).toBeLessThanOrEqual(256);
});

test('a color is drawn as the one that is most like it', () => {
  for (const place of [0, 30, palette.length - 1]) {
    expect(palette[nearest(palette[place]!)]).toEqual(palette[place]);
  }
  expect(hex(nearest([255, 255, 255]))).toBe(colors.ground);
});
