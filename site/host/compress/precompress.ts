import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import pLimit from 'p-limit';
import { glob } from 'tinyglobby';

import { progress } from '../../progress';
import type { BuildCache } from '../../cache';
import { inChunks } from '../../inChunks';
import compressTask from './compressTask';
import { brotliOptions, isMany, large, levels, smallest, type Effort } from './effort';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Extensions of files that shrink. Fonts and pictures are compressed already. */
export const compressible = ['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'md', 'webmanifest'];

/** Files that no browser fetches: all records of the search, which are sent to a provider from here. */
const unfetched = ['search/records.json'];

/** Files of which a site has a few, however many pages it has. */
const shared = /^(static\/(?!pages\/)|search\/index\.json$)/;

/**
 * Writes a `.br` and a `.gz` beside every file of a folder that shrinks, for servers that send them as they are. What has been
 * compressed since it was written stays.
 *
 * @param cache Results of earlier builds. @default none
 */
export async function precompress(folder: string, cache?: BuildCache): Promise<void> {
  const files = await glob(`**/*.{${compressible.join()}}`, { cwd: folder, ignore: unfetched });
  const packed = new Set(await glob('**/*.br', { cwd: folder }));
  const count = isMany(files.length) ? 'many' : 'few';
  const byLevel: Record<keyof typeof levels, string[]> = { best: [], good: [], large: [], quick: [] };
  for (const file of files) {
    const path = join(folder, file);
    const { size, mtimeMs } = statSync(path);
    if (packed.has(`${file}.br`) && statSync(`${path}.br`).mtimeMs >= mtimeMs) continue;
    const level = shared.test(file) ? 'best' : count === 'few' ? 'good' : 'quick';
    if (size < smallest[level]) continue;
    byLevel[size > large[count] ? 'large' : level].push(path);
  }
  const { quick } = byLevel;
  const thoroughly = (['large', 'best', 'good'] as const).flatMap((level) =>
    byLevel[level].map((path) => ({ path, effort: levels[level] })),
  );
  const tell = progress('Compressing', thoroughly.length + quick.length);
  await Promise.all([
    // Each compresses on a thread of its own, as many at once as there are processors.
    pLimit(availableParallelism()).map(thoroughly, async ({ path, effort }) => {
      await compress(path, effort, cache);
      tell();
    }),
    // What is made as fast as it is read is not kept.
    inChunks(
      { task: compressTask, module: new URL('./compressTask.ts', import.meta.url) },
      quick,
      levels.quick,
      { tell },
    ),
  ]);
}

async function compress(path: string, effort: Effort, cache?: BuildCache): Promise<void> {
  const content = await readFile(path);
  const make: BuildCache['of'] = (parts, work) => (cache ? cache.of(parts, work) : work());
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
