import { constants, type BrotliOptions } from 'node:zlib';

/** How hard a file is compressed. */
export interface Effort {
  /** From 0 to 11. */
  brotli: number;
  /** From 0 to 9. */
  gzip: number;
}

/** Options for a content whose length is known. */
export const brotliOptions = (quality: number, content: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});
