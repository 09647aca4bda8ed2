import { join } from 'node:path';

import type { ModifyRspackConfigUtils, Rspack } from '@rsbuild/core';

/** Where Rspress holds the table of all pages. */
const rspressRoutes = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/](route|initPageData)\.js$/;

/** Puts a module of the theme's folder `navigation` in place of those in which Rspress holds the table of all pages. */
export function replaceRoutes(
  rspack: ModifyRspackConfigUtils['rspack'],
  file: string,
): Rspack.RspackPluginInstance {
  const resource = join(import.meta.dirname, '..', 'theme', 'navigation', file);
  return new rspack.NormalModuleReplacementPlugin(rspressRoutes, ({ createData }) => {
    if (createData) createData.resource = resource;
  });
}
