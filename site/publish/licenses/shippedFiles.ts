import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** A module, which can be several concatenated ones. */
type Module = Rspack.Module & { modules?: Rspack.Module[] };

/**
 * Collects the files that end up in a bundle: the modules of every chunk that is kept, and files that are copied, such as
 * fonts.
 *
 * @param shipped Receives the absolute paths.
 */
export const shippedFiles = (shipped: Set<string>): RsbuildPlugin => ({
  name: 'shipped-files',
  apply: 'build',
  setup(api) {
    const add = (path: string | null | undefined) => {
      if (path) shipped.add(resolve(api.context.rootPath, path.replace(/\?.*$/, '')));
    };
    const addModule = (module: Module) => {
      add(module.nameForCondition());
      module.modules?.forEach(addModule);
    };
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
      for (const chunk of compilation.chunks) {
        if (![...chunk.files].some((file) => compilation.getAsset(file))) continue;
        compilation.chunkGraph.getChunkModules(chunk).forEach(addModule);
      }
      for (const { info } of compilation.getAssets()) add(info.sourceFilename);
      // The bundler's own runtime loads one chunk from another.
      add(createRequire(require.resolve('@rsbuild/core')).resolve('@rspack/core'));
    });
  },
});
