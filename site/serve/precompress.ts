import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { glob } from 'tinyglobby';

import { inLanes } from '../inLanes';
import { progress } from '../progress';
import type { Kept } from '../kept';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of files that shrink. Fonts and pictures are compressed already. */
export const compressible = ['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'md', 'webmanifest'];

/** Files that no browser fetches: all records of the search, which are sent to a provider from here. */
const unfetched = ['search/records.json'];

/** Below this many bytes compression does not pay. */
const smallest = 512;

/** Above this many bytes the best compression takes long: on a site of few files, and on one of many. */
const large = { few: 4_000_000, many: 1_000_000 };

/** With more files than this, pages are compressed in a small part of the time, to a tenth more. */
const thoroughFiles = 1000;

/** How hard files are compressed. */
const levels = {
  best: { brotli: 11, gzip: 9 },
  large: { brotli: 9, gzip: 9 },
  quick: { brotli: 5, gzip: 6 },
};

/** Files of which a site has a few, however many pages it has. */
const shared = /^(static\/(?!pages\/)|search\/index\.json$)/;

/**
 * Writes a `.br` and a `.gz` beside every file of a folder that shrinks, for servers that send them as they are.
 *
 * @param kept Results of earlier builds. @default none
 */
export async function precompress(folder: string, kept?: Kept): Promise<void> {
  const files = await glob(`**/*.{${compressible.join()}}`, { cwd: folder, ignore: unfetched });
  const count = files.length > thoroughFiles ? 'many' : 'few';

  const levelOf = (file: string, size: number): keyof typeof levels => {
    if (size > large[count]) return 'large';
    return count === 'few' || shared.test(file) ? 'best' : 'quick';
  };
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < smallest) return;
    const level = levelOf(file, content.length);
    const { brotli: quality, gzip: effort } = levels[level];
    // What is made as fast as it is read is not kept.
    const make: Kept['of'] = (parts, work) => (kept && level !== 'quick' ? kept.of(parts, work) : work());
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    const packed = [
      make([`br ${quality}`, content], () => brotli(content, { params })).then((br) =>
        writeFile(`${path}.br`, br),
      ),
      make([`gz ${effort}`, content], () => gzipped(content, { level: effort })).then((gz) =>
        writeFile(`${path}.gz`, gz),
      ),
    ];
    await Promise.all(packed);
  };
  // Each compresses on a thread of its own, as many at once as there are processors.
  const tell = progress('Compressing', files.length);
  await inLanes(files, (file) => compress(file).then(tell), availableParallelism());
}
