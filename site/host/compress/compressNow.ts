import { writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { brotliOptions, type Effort } from './effort';

/** Writes a `.br` and a `.gz` beside a file, without waiting. */
export function compressNow(file: string, content: Buffer, { brotli, gzip }: Effort): void {
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(brotli, content)));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: gzip }));
}
