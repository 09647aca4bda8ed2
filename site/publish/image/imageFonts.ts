import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import { Blob, Face, Font } from 'harfbuzzjs';

import { subsets } from './legible';

/** The families of the pictures: the site's own. */
const families = { words: 'schibsted-grotesk', code: 'spline-sans-mono' };

/** What a text is set in. */
export interface Typeface {
  family: keyof typeof families;
  weight: 400 | 500 | 600 | 700;
}

const require = createRequire(import.meta.url);
const opened = new Map<string, Font[]>();

/** The fonts of a typeface, one for each part of its letters: a letter that the first has not is looked for in the next. */
export function fontsOf({ family, weight }: Typeface): Font[] {
  const key = `${family} ${weight}`;
  let fonts = opened.get(key);
  if (!fonts) {
    const name = families[family];
    const folder = dirname(require.resolve(`@fontsource/${name}/index.css`));
    fonts = subsets.map((subset) =>
      openFont(join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`)),
    );
    opened.set(key, fonts);
  }
  return fonts;
}

/** Opens a font file in the Web Open Font Format, version 1. */
const openFont = (file: string): Font => new Font(new Face(new Blob(unpackWoff(readFileSync(file)))));

/** The OpenType font in a file of the Web Open Font Format (W3C, WOFF 1.0): the same tables, each compressed by itself. */
function unpackWoff(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables, 4);
  let end = 12 + tables * 16;
  for (let table = 0; table < tables; table++) {
    const packed = 44 + table * 20;
    const entry = 12 + table * 16;
    const offset = woff.readUInt32BE(packed + 4);
    const packedLength = woff.readUInt32BE(packed + 8);
    const length = woff.readUInt32BE(packed + 12);
    const data = woff.subarray(offset, offset + packedLength);
    font.set(packedLength < length ? inflateSync(data) : data, end);
    // Name, checksum, place and length.
    woff.copy(font, entry, packed, packed + 4);
    woff.copy(font, entry + 4, packed + 16, packed + 20);
    font.writeUInt32BE(end, entry + 8);
    font.writeUInt32BE(length, entry + 12);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
