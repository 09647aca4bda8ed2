import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

import { tokensIn } from '../ui/foundations/tokensIn.ts';

const id = 'virtual:token-uses';
const components = join(import.meta.dirname, '../ui/components');

/** The tokens that the style sheets of the components name, read from their source: of `Button/Button` and so on. */
export const tokenUsesPlugin = (): Plugin => ({
  name: 'token-uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load(loaded) {
    if (loaded !== `\0${id}`) return;
    const uses = globSync('*/*.css.ts', { cwd: components }).map((file) => {
      const path = join(components, file);
      this.addWatchFile(path);
      return [file.replace('.css.ts', ''), tokensIn(readFileSync(path, 'utf8'))];
    });
    return `export default ${JSON.stringify(Object.fromEntries(uses))}`;
  },
});
