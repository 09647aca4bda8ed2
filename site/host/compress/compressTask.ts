import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { openCache } from '../../cache';
import { brotliOptions, efforts } from './effort';

/** A file to compress. */
export interface CompressedFile {
  /** Absolute path. */
  path: string;
  effort: keyof typeof efforts;
}

/**
 * Writes a `.br` and a `.gz` beside each of these files. On a thread.
 *
 * @param cache Folder of what earlier builds made; undefined where nothing is kept.
 * @returns Names of what was asked for there.
 */
export default function compressTask(
  files: CompressedFile[],
  cache: string | undefined,
): ReadonlySet<string> {
  const kept = cache === undefined ? undefined : openCache(cache);
  for (const { path, effort } of files) {
    const content = readFileSync(path);
    const { brotli, gzip } = efforts[effort];
    const br = () => brotliCompressSync(content, brotliOptions(brotli, content));
    const gz = () => gzipSync(content, { level: gzip });
    // A text is compressed about as fast as what was kept is read.
    const of = effort === 'text' ? undefined : kept?.bytesOf;
    writeFileSync(`${path}.br`, of ? of([`br ${brotli}`, content], br) : br());
    writeFileSync(`${path}.gz`, of ? of([`gz ${gzip}`, content], gz) : gz());
  }
  return kept?.asked ?? new Set();
}
