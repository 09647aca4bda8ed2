import { join } from 'node:path';

import type { Plugin } from 'vite';

import { bundle } from '../site/bundle.mjs';
import type { designTokens } from './designTokens';

/** Serves and builds `tokens/light.tokens.json` and `tokens/dark.tokens.json` next to the stories. */
export const designTokensPlugin = (): Plugin => ({
  name: 'design-tokens',
  configureServer: ({ middlewares }) => {
    middlewares.use('/tokens', (request, response, next) => {
      const theme = themes.find((name) => request.url === `/${name}.tokens.json`);
      if (!theme) return next();
      response.setHeader('content-type', 'application/json');
      read(theme).then((json) => response.end(json), next);
    });
  },
  async generateBundle() {
    for (const theme of themes) {
      this.emitFile({ type: 'asset', fileName: `tokens/${theme}.tokens.json`, source: await read(theme) });
    }
  },
});

const themes = ['light', 'dark'] as const;

/** The tokens, bundled from the current source. */
async function read(theme: (typeof themes)[number]): Promise<string> {
  const { url } = await bundle(join(import.meta.dirname, 'designTokens.ts'));
  return ((await import(url)) as { designTokens: typeof designTokens }).designTokens(theme);
}
