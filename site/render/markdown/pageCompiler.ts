import { relative } from 'node:path';

import { cacheFolder, openCache } from '../../cache';
import { codeHash } from '../../codeHash';
import { openThreads, threadsFor } from '../../openThreads';
import type { CompiledSite, CompileTask } from './compileTask';

/** Makes modules of pages. */
export interface PageCompiler {
  /** The module of a page: the one that an earlier build made of the same page in the same site, or a new one. */
  compile: (task: CompileTask) => Promise<string>;
  /** Ends the work, and forgets modules that nobody asked for. */
  close: () => Promise<void>;
}

/** Where the code lies that modules are made with, from `site/`. */
const code = ['*.ts', 'render/{markdown,code}/*.ts', 'content/documents/*.ts', 'reference/request/*.ts'];

/**
 * Makes modules of pages on other threads, and keeps them from one build to the next.
 *
 * @param root Root of the project.
 * @param count How many pages there are.
 */
export function createPageCompiler(site: CompiledSite, root: string, count: number): PageCompiler {
  const cache = openCache(cacheFolder('modules', root));
  const always = JSON.stringify([codeHash(code), site.base]);
  const threads = openThreads<CompileTask, string, CompiledSite>(
    new URL('./compileTask.ts', import.meta.url),
    threadsFor(count),
    site,
  );
  return {
    async compile(task) {
      const parts = [relative(root, task.filepath), JSON.stringify(task.data) ?? '', task.source];
      const made = await cache.of([always, ...parts], async () => Buffer.from(await threads.run(task)));
      return made.toString();
    },
    async close() {
      await threads.close();
      cache.sweep();
    },
  };
}
