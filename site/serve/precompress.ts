import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { glob } from 'tinyglobby';

import { inLanes } from '../inLanes';
import { progress } from '../progress';
import type { Kept } from '../kept';
import { inShares } from '../threads/inShares';
import { brotliOptions, type Effort } from './effort';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of files that shrink. Fonts and pictures are compressed already. */
export const compressible = ['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'md', 'webmanifest'];

/** Files that no browser fetches: all records of the search, which are sent to a provider from here. */
const unfetched = ['search/records.json'];

/** Below this many bytes compression does not pay: of files that are compressed well, and of those that come in few packets anyway and are many. */
const smallest = { best: 512, quick: 4096 };

/** Above this many bytes the best compression takes long: on a site of few files, and on one of many. */
const large = { few: 4_000_000, many: 1_000_000 };

/** With more files than this, pages are compressed in a small part of the time, to a tenth more. */
const thoroughFiles = 1000;

/** How hard files are compressed. */
const levels: Record<'best' | 'large' | 'quick', Effort> = {
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
  const byLevel: Record<keyof typeof levels, string[]> = { best: [], large: [], quick: [] };
  for (const file of files) {
    const path = join(folder, file);
    const { size } = statSync(path);
    const thorough = count === 'few' || shared.test(file) ? 'best' : 'quick';
    if (size < smallest[thorough]) continue;
    byLevel[size > large[count] ? 'large' : thorough].push(path);
  }
  const { best, large: longest, quick } = byLevel;
  const tell = progress('Compressing', best.length + longest.length + quick.length);
  const thoroughly = [
    ...longest.map((path) => ({ path, effort: levels.large })),
    ...best.map((path) => ({ path, effort: levels.best })),
  ];
  await Promise.all([
    // Each compresses on a thread of its own, as many at once as there are processors.
    inLanes(
      thoroughly,
      async ({ path, effort }) => {
        await compress(path, effort, kept);
        tell();
      },
      availableParallelism(),
    ),
    // What is made as fast as it is read is not kept.
    inShares(new URL('./compressTask.ts', import.meta.url), quick, levels.quick, { tell }),
  ]);
}

async function compress(path: string, effort: Effort, kept?: Kept): Promise<void> {
  const content = await readFile(path);
  const make: Kept['of'] = (parts, work) => (kept ? kept.of(parts, work) : work());
  const packed = [
    make([`br ${effort.brotli}`, content], () => brotli(content, brotliOptions(effort.brotli, content))).then(
      (br) => writeFile(`${path}.br`, br),
    ),
    make([`gz ${effort.gzip}`, content], () => gzipped(content, { level: effort.gzip })).then((gz) =>
      writeFile(`${path}.gz`, gz),
    ),
  ];
  await Promise.all(packed);
}
