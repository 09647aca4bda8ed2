import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { emptySheet, indexedPng, placeOf } from './indexedPng';

/** The colors of a picture as its palette says them, pixel by pixel. */
function pixelsOf(png: Buffer, width: number): string[] {
  const part = (type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = part('PLTE');
  const lines = inflateSync(part('IDAT'));
  return [...lines]
    .filter((_, index) => index % (width + 1) !== 0)
    .map((index) => palette.subarray(index * 3, index * 3 + 3).toString('hex'));
}

test('every pixel has the color that the palette names', () => {
  const palette = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
  ];
  const sheet = emptySheet(2, 2);
  sheet.pixels[placeOf(1, 0, 2)] = 1;
  sheet.pixels[placeOf(0, 1, 2)] = 2;
  const png = indexedPng(sheet, palette);
  expect(pixelsOf(png, 2)).toEqual(['ff0000', '00ff00', '0000ff', 'ff0000']);
});
