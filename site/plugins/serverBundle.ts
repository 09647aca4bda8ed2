import type { ModifyRspackConfigUtils, Rspack } from '@rsbuild/core';

import { replaceRoutes } from './replaceRoutes';

/** Makes the bundle that draws the pages of a site: it runs once, so nothing is spent on making it small. */
export function serverBundle(rspack: ModifyRspackConfigUtils['rspack']): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      Object.assign(compiler.options.optimization, {
        concatenateModules: false,
        mergeDuplicateChunks: false,
        removeAvailableModules: false,
        splitChunks: false,
        usedExports: false,
      });
      replaceRoutes(rspack, 'drawnRoutes.ts').apply(compiler);
    },
  };
}
