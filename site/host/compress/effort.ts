import { constants, type BrotliOptions } from 'node:zlib';

/** How hard a file is compressed. */
export interface Effort {
  /** From 0 to 11. */
  brotli: number;
  /** From 0 to 9. */
  gzip: number;
}

/**
 * How hard files are compressed: scripts and styles, which every visitor fetches; the index of the search; texts, which are
 * nearly all bytes of a site. Brotli's level 10 would save 7 of 100 bytes of a page and take 15 times as long as its level 8.
 */
export const efforts: Record<'code' | 'data' | 'text', Effort> = {
  code: { brotli: 11, gzip: 9 },
  data: { brotli: 10, gzip: 9 },
  text: { brotli: 8, gzip: 7 },
};

/** Options for a content whose length is known. */
export const brotliOptions = (quality: number, content: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});
