import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import type { Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** The file under whose name styles enter the bundle. */
const styleCarrier = join(import.meta.dirname, '..', '..', 'rspress', 'sheet.css');

/** A module that may be several which were joined. */
type Joined = Rspack.Module & { modules?: Rspack.Module[] };

/**
 * Finds out which files go into a bundle as it is written: the modules of every chunk that keeps a file, and what is
 * copied as it is, such as fonts.
 *
 * @param shipped Takes the absolute paths.
 */
export function shippedFiles(shipped: Set<string>): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const add = (path: string | null | undefined) => {
        const file = path && resolve(compiler.context, path.replace(/\?.*$/, ''));
        if (file && file !== styleCarrier) shipped.add(file);
      };
      const addModule = (module: Joined) => {
        add(module.nameForCondition());
        for (const part of module.modules ?? []) addModule(part);
      };
      compiler.hooks.compilation.tap('shipped-files', (compilation) => {
        compilation.hooks.afterProcessAssets.tap('shipped-files', () => {
          for (const chunk of compilation.chunks) {
            if (![...chunk.files].some((file) => compilation.getAsset(file))) continue;
            for (const module of compilation.chunkGraph.getChunkModules(chunk)) addModule(module);
          }
          for (const { info } of compilation.getAssets()) add(info.sourceFilename);
          // What loads one chunk from another is the bundler's own.
          add(createRequire(require.resolve('@rsbuild/core')).resolve('@rspack/core'));
        });
      });
    },
  };
}
