import { constants, type BrotliOptions } from 'node:zlib';

/** How hard a file is compressed. */
export interface Effort {
  /** From 0 to 11. */
  brotli: number;
  /** From 0 to 9. */
  gzip: number;
}

/**
 * How hard files are compressed: those that every visitor fetches, pages, what is very large, and the pages of a site of very many.
 * The last step of Brotli takes three times as long as all before it, for a fiftieth of the bytes.
 */
export const levels: Record<'best' | 'good' | 'large' | 'quick', Effort> = {
  best: { brotli: 11, gzip: 9 },
  good: { brotli: 10, gzip: 9 },
  large: { brotli: 9, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
};

/** Below this many bytes compression does not pay: of files that are compressed well, and of those that come in few packets anyway and are many. */
export const smallest = { best: 512, good: 512, quick: 4096 };

/** Above this many bytes the best compression takes long: on a site of few files, and on one of many. */
export const large = { few: 4_000_000, many: 1_000_000 };

/** With more files than this, pages are compressed in a small part of the time, to a tenth more. */
const thoroughFiles = 1000;

/** Whether a site has so many files that compress that its pages are compressed quickly. */
export const isMany = (files: number): boolean => files > thoroughFiles;

/** Options for a content whose length is known. */
export const brotliOptions = (quality: number, content: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});
