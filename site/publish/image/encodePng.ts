import { constants, crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes opaque pixels as PNG with a palette (PNG specification, third edition, sections 5 and 11.2). resvg's encoder
 * takes three times as long for files of twice the size.
 *
 * @param pixels Four bytes each: red, green, blue, and an opacity that is ignored.
 * @returns Undefined when there are more than 256 colors.
 */
export function encodePng(pixels: Buffer, width: number, height: number): Buffer | undefined {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const palette = new Map<number, number>();
  // Each row begins with the number of its filter: 0, for none.
  const rows = Buffer.alloc((width + 1) * height);
  let last = -1;
  let index = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colors[y * width + x]!;
      if (color !== last) {
        last = color;
        index = palette.get(color) ?? palette.size;
        palette.set(color, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  if (palette.size > 256) return undefined;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, each an index into the palette.
  header.set([8, 3], 8);
  // A palette color has three bytes: drops the fourth, the opacity.
  const entries = Buffer.from(new Uint32Array(palette.keys()).buffer).filter((_, index) => index % 4 < 3);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(entries)),
    // Files are 11 % larger than with the default strategy, which takes five times as long.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
