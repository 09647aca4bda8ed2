import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, type Plugin } from 'esbuild';

/** Where the bundles lie: below the packages that they import. */
export const bundleFolder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'threads');

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
 * Makes one module of JavaScript of a module of TypeScript and all it imports from the project.
 *
 * @param entry Absolute path of the module.
 * @returns The code, and the absolute paths of all modules that it is made of.
 */
export async function bundle(entry: string): Promise<{ code: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [places],
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  return { code: outputFiles[0]!.text, files: Object.keys(metafile.inputs).map((path) => resolve(path)) };
}

/**
 * Makes one module of JavaScript of a task and all it imports from the project. With a loader of TypeScript, a thread would
 * take every package through it too, and three times as long to begin.
 *
 * @param module Address of a TypeScript module.
 * @returns Address of the bundle.
 */
export async function bundleTask(module: URL): Promise<string> {
  const entry = fileURLToPath(module);
  const { code } = await bundle(entry);
  const file = join(bundleFolder, `${basename(entry, '.ts')}.mjs`);
  const draft = `${file}.${process.pid}`;
  await mkdir(bundleFolder, { recursive: true });
  await writeFile(draft, code);
  await rename(draft, file);
  return pathToFileURL(file).href;
}
