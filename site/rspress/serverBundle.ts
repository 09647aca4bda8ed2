import { join } from 'node:path';

import type { ModifyRspackConfigUtils, Rspack } from '@rsbuild/core';

/** Where Rspress looks for the page of an address among all others. */
const rspressRoutes = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/](route|initPageData)\.js$/;

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
      const resource = join(import.meta.dirname, '..', 'render', 'theme', 'prerenderedRoutes.ts');
      new rspack.NormalModuleReplacementPlugin(rspressRoutes, ({ createData }) => {
        if (createData) createData.resource = resource;
      }).apply(compiler);
    },
  };
}
