import { readFileSync } from 'node:fs';

import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

import { picturesFolder } from './folders';

const pictures = globSync('*/*.png', { cwd: picturesFolder, absolute: true }).map((file) => ({
  file,
  png: readFileSync(file, 'base64'),
}));

test('accepted pictures stay few and small, because every clone downloads them', () => {
  expect(pictures.length).toBeGreaterThan(400);
  expect(pictures.length).toBeLessThanOrEqual(700);
  const bytes = pictures.reduce((sum, { png }) => sum + (png.length * 3) / 4, 0);
  expect(bytes).toBeLessThanOrEqual(18e6);
});

test('no two accepted pictures are equal', () => {
  const first = new Map(pictures.toReversed().map(({ file, png }) => [png, file]));
  const equal = pictures.filter(({ file, png }) => first.get(png) !== file);
  // A story gets parameters from .storybook/modes.ts: picturesIn(…), or withoutPictures.
  expect(equal.map(({ file, png }) => `${file} is equal to ${first.get(png)}`)).toEqual([]);
});
