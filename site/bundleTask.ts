import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, type Plugin } from 'esbuild';

/** Where the bundles lie: below the packages that they import. */
const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'threads');

/** Keeps what a module knows about its own place, wherever the bundle lies. */
const places: Plugin = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
};

/**
 * Makes one module of JavaScript of a task and all it imports from the project. With a loader of TypeScript, a thread would
 * take every package through it too, and three times as long to begin.
 *
 * @param module Address of a TypeScript module.
 * @returns Address of the bundle.
 */
export async function bundleTask(module: URL): Promise<string> {
  const entry = fileURLToPath(module);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [places],
    logLevel: 'silent',
    write: false,
  });
  const file = join(folder, `${basename(entry, '.ts')}.mjs`);
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, outputFiles[0]!.contents);
  await rename(draft, file);
  return pathToFileURL(file).href;
}
