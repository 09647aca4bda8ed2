import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { brotliOptions, type Effort } from './effort';
import { gzipPage } from './gzipPage';

/** Writes a `.br` and a `.gz` beside each of these files, on a thread of its own. */
export default function compressTask(files: string[], { brotli, gzip }: Effort): void {
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(brotli, content)));
    writeFileSync(`${file}.gz`, gzipPage(content, gzip));
  }
}
