import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { glob } from 'tinyglobby';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of files that shrink. Fonts and pictures are compressed already. */
export const compressible = ['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'md', 'webmanifest'];

/** Below this many bytes compression does not pay. */
const smallest = 512;

/** Writes a `.br` and a `.gz` beside every file of a folder that shrinks, for servers that send them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = await glob(`**/*.{${compressible.join()}}`, { cwd: folder });
  for (const file of files) {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < smallest) continue;
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      gzipped(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  }
}
