import { statSync } from 'node:fs';
import { join } from 'node:path';

import { pathsIn } from '../content/checks/readPages';
import { openThreads, type Threads } from '../openThreads';
import type { Problem } from '../problem';
import type { WritingSite } from './writingTask';

/**
 * Makes what reads words and examples of the pages that somebody writes at: those saved after a moment. `npm run check`
 * reads all.
 *
 * @param since Milliseconds since 1970.
 */
export function checkWriting(site: WritingSite, since: number): () => Promise<Problem[]> {
  const folder = join(site.root, site.content.root);
  let threads: Threads<string[], Problem[]> | undefined;
  return async () => {
    const saved = pathsIn(folder).filter((path) => statSync(join(folder, path)).mtimeMs > since);
    if (saved.length === 0) return [];
    threads ??= openThreads(new URL('writingTask.ts', import.meta.url), 1, site);
    return threads.run(saved.map((path) => `${site.content.root}/${path}`));
  };
}
