import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

import { writeLicenses } from '../publish/licenses/writeLicenses';

/** A module, which can be several concatenated ones. */
type Module = Rspack.Module & { modules?: Rspack.Module[] };

const filesOf = (module: Module): (string | null | undefined)[] => [
  module.nameForCondition(),
  ...(module.modules ?? []).flatMap(filesOf),
];

/** Writes the licenses of the packages whose code or fonts are in the browser's bundle. */
export const licensesPlugin: RsbuildPlugin = {
  name: 'licenses',
  apply: 'build',
  setup(api) {
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name !== 'web') return;
      const { compilation } = stats as Rspack.Stats;
      const { chunks, chunkGraph } = compilation;
      const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
      const shipped = [
        ...modules.flatMap(filesOf),
        // Files that are copied, such as fonts.
        ...compilation.getAssets().map(({ info }) => info.sourceFilename),
        // The bundler's own runtime loads one chunk from another.
        createRequire(import.meta.resolve('@rsbuild/core')).resolve('@rspack/core'),
      ];
      const paths = shipped.flatMap((path) => (path ? resolve(api.context.rootPath, path) : []));
      writeLicenses(environment.distPath, paths);
    });
  },
};
