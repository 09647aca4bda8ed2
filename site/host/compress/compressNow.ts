import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { brotliOptions, type Effort } from './effort';
import { gzipPage } from './gzipPage';

/** Writes a `.br` and a `.gz` beside a file, without waiting. */
export function compressNow(file: string, content: Buffer, { brotli, gzip }: Effort): void {
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(brotli, content)));
  writeFileSync(`${file}.gz`, gzipPage(content, gzip));
}
