import { constants, crc32, deflateSync } from 'node:zlib';

/**
 * Writes a picture as PNG with a palette (ISO/IEC 15948): a third of the size that the same picture has in full color.
 *
 * @param pixels For each pixel, from the top left, the place of its color in the palette.
 * @param palette Red, green and blue of at most 256 colors.
 */
export function indexedPng(
  pixels: Uint8Array,
  width: number,
  palette: readonly (readonly number[])[],
): Buffer {
  const height = pixels.length / width;
  // Each line begins with the number of its filter: none, which suits flat color best.
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++) {
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which are an index of the palette.
  header.set([8, 3], 8);
  // Flat color is runs of one value; looking for anything else takes three times as long and saves a tenth.
  const packed = deflateSync(lines, { level: 4, strategy: constants.Z_RLE });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
