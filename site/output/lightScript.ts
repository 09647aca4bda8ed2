import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { build } from 'esbuild';

import { analyticsSettings } from '../analytics/analyticsSettings';
import type { Settings } from '../settings/schema';

const require = createRequire(import.meta.url);

/** Where the scripts lie in the folder of the site. */
const folder = 'static/js';

const entry = join(import.meta.dirname, '..', 'theme', 'light', 'main.ts');

/** Browsers that scripts are written for: those that know nested styles, `:has()` and modal dialogs. */
export const target = 'es2022';

/** What esbuild calls the code that it brings itself. */
const runtime = '<runtime>';

/** The script as it was written. */
export interface LightScript {
  /** Its path in the folder of the site. */
  path: string;
  /** Absolute paths of the files that it, and what it loads, are made of. */
  sources: string[];
}

/**
 * Bundles the script that every page begins with, and what it loads later, and writes them beside the other scripts, named after
 * their content.
 */
export async function writeLightScript(outDir: string, settings: Settings): Promise<LightScript> {
  const { metafile } = await build({
    entryPoints: { light: entry },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target,
    absWorkingDir: outDir,
    outdir: join(outDir, folder),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    legalComments: 'none',
    metafile: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      analyticsOfSite: JSON.stringify(analyticsSettings(settings)) ?? 'undefined',
    },
  });
  const [path, { imports }] = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith('main.ts'),
  )!;
  // What only a part that is off would load is bundled all the same.
  const loaded = new Set([path, ...imports.map((file) => file.path)]);
  for (const file of Object.keys(metafile.outputs)) if (!loaded.has(file)) await rm(join(outDir, file));
  const sources = [...loaded].flatMap((file) => Object.entries(metafile.outputs[file]!.inputs));
  return {
    path,
    sources: sources
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => (file === runtime ? require.resolve('esbuild') : resolve(outDir, file))),
  };
}
