import { join } from 'node:path';

import type { ModifyRspackConfigUtils, RsbuildConfig, RsbuildPlugin, Rspack } from '@rsbuild/core';

/** Name of the entry through which the build knows all styles. Its script is dropped: no browser runs it. */
const allStyles = 'all-styles';

/** What the browser gets of a built site: the script of every page, what that brings, what stands in the head, and one stylesheet of all components. */
const browserEntries: NonNullable<RsbuildConfig['source']>['entry'] = {
  index: join(import.meta.dirname, '..', 'browser', 'main.ts'),
  early: { import: join(import.meta.dirname, '..', 'browser', 'early', 'main.ts'), html: false },
  [allStyles]: { import: join(import.meta.dirname, '..', 'browser', 'allStyles.ts'), html: false },
};

/** Where a behavior names a part of its component: an attribute, and then what the part is, in words. */
const partInWords = /(\bpart\(\s*'[^']*',\s*)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** The source of a behavior without the words that only Storybook shows. */
export const withoutWords = (source: string): string => source.replace(partInWords, "$1''");

/** While developing, Rspress's entry draws pages in the browser; the scripts of a page come before it. */
const development = join(import.meta.dirname, '..', 'theme', 'develop.ts');

/** Brings our entries into the build of the built site. Otherwise the browser would get all of Rspress, with the router and every page. */
export const browserEntriesPlugin: RsbuildPlugin = {
  name: 'browser-entries',
  setup(api) {
    const isBuild = process.env.NODE_ENV === 'production';
    api.modifyEnvironmentConfig((config, { name }) => {
      if (name !== 'web') return;
      if (isBuild) Object.assign(config.source, { entry: browserEntries, preEntry: [] });
      else config.source.preEntry.push(development);
    });
    if (!isBuild) return;
    api.transform({ test: /[\\/]ui[\\/].*\.ts$/, environments: ['web'] }, ({ code }) => withoutWords(code));
  },
};

/** Styles that are loaded with the only island that uses them, after all others. */
const islandStyles = /(Search(Dialog|Page)|RequestDesk|SendPanel|@docsearch\/css)\//;

/** Where the script says what the scripts and style sheets that it loads have to hash to, by their ids. */
const integrityTables = /(?<=\bsri\w*Hashes=\{)[^{}]*(?=\})/g;

/** The table in the order of the ids. Rspack writes it in one that changes from build to build. */
const inOrder = (table: string) => table.split(',').sort().join();

/** Makes the bundle of the browser: named after what is in it alone, with React apart from the script that every page begins with. */
export function browserBundle(rspack: ModifyRspackConfigUtils['rspack']): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      Object.assign(compiler.options.optimization, {
        moduleIds: 'hashed',
        chunkIds: 'deterministic',
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            default: false,
            defaultVendors: false,
            react: {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              enforce: true,
            },
            styles: {
              name: 'styles',
              type: 'css/mini-extract',
              chunks: 'all',
              enforce: true,
              test: (module: Rspack.Module) => !islandStyles.test(module.identifier()),
            },
          },
        },
      });
      const name = 'browser-bundle';
      compiler.hooks.compilation.tap(name, (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE;
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          const own = compilation.namedChunks.get(allStyles);
          for (const file of own?.files ?? []) compilation.deleteAsset(file);
          for (const { name: file, source } of compilation.getAssets()) {
            const text = file.endsWith('.js') ? source.source().toString() : '';
            const sorted = text.replace(integrityTables, inOrder);
            if (sorted !== text) compilation.updateAsset(file, new rspack.sources.RawSource(sorted));
          }
        });
      });
    },
  };
}
