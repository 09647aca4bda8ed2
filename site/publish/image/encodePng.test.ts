import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';

import { encodePng } from './encodePng';

/** The pixels of a picture, as resvg decodes it. */
function decode(png: Buffer, width: number, height: number): Buffer {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels);
}

/** A picture with this many colors. */
const pixelsOf = (width: number, height: number, colors: number) =>
  Buffer.from(
    Array.from({ length: width * height }, (_, index) => {
      const color = (index * 7) % colors;
      return [color % 256, color >> 8, 255 - (color % 256), 255];
    }).flat(),
  );

test('a picture decodes to the same pixels', () => {
  const pixels = pixelsOf(37, 21, 256);
  const png = encodePng(pixels, 37, 21);
  expect([png!.readUInt32BE(16), png!.readUInt32BE(20)]).toEqual([37, 21]);
  expect(decode(png!, 37, 21).equals(pixels)).toBe(true);
});

test('a picture with too many colors for a palette is not encoded', () => {
  expect(encodePng(pixelsOf(37, 21, 257), 37, 21)).toBeUndefined();
});
