/** Bytes before the picture: the header of the file, and what it says of its one picture. */
const offset = 6 + 16;

/**
 * A file of the kind ICO with one picture, for browsers and feed readers that ask for `/favicon.ico` whatever a page says.
 *
 * @param png The picture.
 * @param size Its width and height in pixels, less than 256.
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(offset);
  // An icon, and one of them.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  // Color planes and bits for each pixel, then where the picture lies.
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(offset, 18);
  return Buffer.concat([head, png]);
}
