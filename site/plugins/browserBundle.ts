import type { ModifyRspackConfigUtils, Rspack } from '@rsbuild/core';

import { replaceRoutes } from './replaceRoutes';

/** Styles that come with the search, when a reader is about to search. */
const searchStyles = /Search(Dialog|Page|Message)\//;

/** Where the script says what the scripts and style sheets that it loads have to hash to, by their ids. */
const integrityTables = /(?<=\bsri\w*Hashes=\{)[^{}]*(?=\})/g;

/** The table in the order of the ids. Rspack writes it in one that changes with the number of pages. */
const inOrder = (table: string) => table.split(',').sort().join();

/** Name of the chunk that holds what draws the content of pages. */
const drawnAtBuild = 'drawn-at-build';

/**
 * Makes the browser's part of a built site independent of how many pages there are: no table of pages, one
 * stylesheet for all, and no script of what only the build runs.
 */
export function browserBundle(rspack: ModifyRspackConfigUtils['rspack']): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      // Ids that depend on nothing else: a page that comes or goes renames no script that readers keep.
      Object.assign(compiler.options.optimization, { moduleIds: 'hashed', chunkIds: 'deterministic' });
      const { splitChunks } = compiler.options.optimization;
      if (splitChunks) {
        Object.assign((splitChunks.cacheGroups ??= {}), {
          styles: {
            name: 'styles',
            type: 'css/mini-extract',
            chunks: 'all',
            enforce: true,
            test: (module: Rspack.Module) => !searchStyles.test(module.identifier()),
          },
        });
      }
      replaceRoutes(rspack, 'rspressRoutes.ts').apply(compiler);
      compiler.hooks.compilation.tap(drawnAtBuild, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({ name: drawnAtBuild, stage }, () => {
          const group = compilation.namedChunkGroups.get(drawnAtBuild);
          for (const chunk of group?.chunks ?? []) {
            if ([...chunk.groupsIterable].some((other) => other.name !== drawnAtBuild)) continue;
            for (const file of chunk.files) if (file.endsWith('.js')) compilation.deleteAsset(file);
          }
          for (const { name, source } of compilation.getAssets()) {
            const text = name.endsWith('.js') ? source.source().toString() : '';
            const sorted = text.replace(integrityTables, inOrder);
            if (sorted !== text) compilation.updateAsset(name, new rspack.sources.RawSource(sorted));
          }
        });
      });
    },
  };
}
