import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { indexedPng } from './indexedPng';

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

test('every pixel keeps its color where the palette has room for all', () => {
  const pixels = new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255]);
  expect(pixelsOf(indexedPng(pixels, 2), 2)).toEqual(['ff0000', '00ff00', '0000ff', 'ff0000']);
});

test('of more colors than a palette holds, the rarest become the nearest', () => {
  const grays = Array.from({ length: 256 }, (_, value) => [value, value, value, 255]).flat();
  const pixels = new Uint8Array([...grays, ...grays, 200, 200, 201, 255, 9, 9, 9, 255]);
  const drawn = pixelsOf(indexedPng(pixels, 2), 2);
  expect(drawn.slice(-2)).toEqual(['c8c8c8', '090909']);
});
