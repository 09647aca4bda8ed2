import { statSync } from 'node:fs';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { openCache } from '../../cache';
import { inChunks } from '../../inChunks';
import { progress } from '../../progress';
import compressTask, { type CompressedFile } from './compressTask';

/** Extensions of files that shrink. Fonts and pictures are compressed already. */
export const compressible = ['html', 'js', 'css', 'svg', 'json', 'txt', 'xml', 'md', 'webmanifest'];

/** Files that no browser fetches: all records of the search, which are sent to a provider from here. */
const unfetched = ['search/records.json'];

/** Scripts, styles and data that many visitors fetch: a site has a few of them, however many pages it has. */
const code = /\.(js|css)$/;
const data = /^search\/index\.json$/;

/** Below this many bytes compression does not pay: on a site of few files, and on one whose files come in few packets anyway and are many. */
const smallest = { few: 512, many: 4096 };

/** With more files than this, small texts are left as they are. */
const manyFiles = 1000;

/** Above this many bytes everything is compressed as text is: more takes long. */
const large = 1_000_000;

/**
 * Writes a `.br` and a `.gz` beside every file of a folder that shrinks, for servers that send them as they are.
 *
 * @param cache Folder of what earlier builds made. @default nothing is kept
 */
export async function precompress(folder: string, cache?: string): Promise<void> {
  const files = await glob(`**/*.{${compressible.join()}}`, { cwd: folder, ignore: unfetched });
  const least = files.length > manyFiles ? smallest.many : smallest.few;
  const found = files.flatMap((file): CompressedFile[] => {
    const path = join(folder, file);
    const { size } = statSync(path);
    if (size > large) return [{ path, effort: 'text' }];
    const effort = code.test(file) ? 'code' : data.test(file) ? 'data' : 'text';
    return size < (effort === 'text' ? least : smallest.few) ? [] : [{ path, effort }];
  });
  const tell = progress('Compressing', found.length);
  const work = { task: compressTask, module: new URL('./compressTask.ts', import.meta.url) };
  const asked = await inChunks(work, found, cache, { tell });
  if (cache !== undefined) openCache(cache).sweep(asked.flatMap((names) => [...names]));
}
