import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Gives guides the text of a style module, by its path from the root: `import styles from 'virtual:source/ui/….css.ts'`.
 * With `?raw`, vanilla-extract would run it.
 */
export const sourcePlugin = (): Plugin => ({
  name: 'source',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('virtual:source/') ? `\0${source}.js` : undefined),
  load(id) {
    const [, file] = /^\0virtual:source\/(.*)\.js$/.exec(id) ?? [];
    if (file === undefined) return;
    const path = join(import.meta.dirname, '..', file);
    this.addWatchFile(path);
    return `export default ${JSON.stringify(readFileSync(path, 'utf8'))}`;
  },
});
