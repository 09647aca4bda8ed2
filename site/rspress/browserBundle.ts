import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';

import { sheetChunks } from './stylesPlugin';

/** The entry that imports all styles. Its script is removed. */
const stylesChunk = 'all-styles';

/** Entries of a built site: the script of every page, the script in its head, and one stylesheet of all components. */
const browserEntries: NonNullable<RsbuildConfig['source']>['entry'] = {
  index: join(import.meta.dirname, '..', 'browser', 'main.ts'),
  early: { import: join(import.meta.dirname, '..', 'browser', 'early', 'main.ts'), html: false },
  [stylesChunk]: { import: join(import.meta.dirname, '..', 'browser', 'allStyles.ts'), html: false },
};

/** A call of `part` in a behavior: an attribute, then a description. */
const partInWords = /(\bpart\(\s*'[^']*',\s*)('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g;

/** The source of a behavior without descriptions, which only Storybook shows. */
export const stripDescriptions = (source: string): string => source.replace(partInWords, "$1''");

/** Strips a package's debug names of functions. They would keep unused functions in the bundle. */
export const stripNames = (source: string): string =>
  source
    .replace(/^var __name = .*$/m, 'const __name = (target) => target;')
    .replace(/^\s*__name\(\w+, "\w+"\);$/gm, '');

/** In development, Rspress's entry renders pages in the browser. The scripts of a page run before it. */
const development = join(import.meta.dirname, '..', 'theme', 'devEntry.ts');

/**
 * Preact instead of React: islands weigh 9 kB instead of 58, and pages render faster. `react` also matches
 * `react/jsx-runtime`, so it comes later.
 */
const browserAliases = {
  'react/jsx-runtime': fileOf('preact/jsx-runtime'),
  'react-dom/client': fileOf('preact/compat/client'),
  react: fileOf('preact/compat'),
  'react-dom': fileOf('preact/compat'),
};

const serverPreact = join(import.meta.dirname, 'serverPreact.mjs');

/** Aliases for rendering pages to HTML. */
const serverAliases = { 'react-dom/server': serverPreact, ...browserAliases, react: serverPreact };

/** Preact's aliases come first to fix the order, which in Rspress changes from build to build, and last to override. */
export const withPreact = (alias: object, environment = 'web'): Record<string, string> => {
  const preact = environment === 'web' ? browserAliases : serverAliases;
  return { ...preact, ...alias, ...preact };
};

/** Path of the file that a package name resolves to. Pages, which import it, can be in a folder without packages. */
function fileOf(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

/** Hashes in the runtime of Rspack, by the ids of the files to load. */
const integrityTables = /(?<=\bsri\w*Hashes=\{)[^{}]*(?=\})/g;

/** Sorts a table by id. Rspack's order changes from build to build. */
const sortTable = (table: string) => table.split(',').sort().join();

/** Chunks of the islands, which Preact renders. */
export const islands = new Set(['request-form', 'search-dialog', 'search-page']);

/** How modules are divided among scripts and sheets. */
const chunks = {
  moduleIds: 'deterministic',
  mangleExports: 'size',
  chunkIds: 'named',
  splitChunks: {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      preact: { name: 'preact', test: /[\\/]node_modules[\\/]preact[\\/]/, enforce: true },
      // Code that all islands render with is loaded once, along with Preact.
      islands: {
        name: 'preact',
        chunks: ({ name }: { name?: string }) => islands.has(name ?? ''),
        minChunks: islands.size,
        enforce: true,
      },
      sheets: { ...sheetChunks, chunks: ({ name }: { name?: string }) => name === stylesChunk },
    },
  },
};

/**
 * Replaces Rspress's entry, which has the router and a table of all pages. Names modules after their content, and moves
 * Preact out of the script of every page.
 */
export const browserBundle: RsbuildPlugin = {
  name: 'browser-bundle',
  setup(api) {
    const isBuild = api.context.action === 'build';
    const environments = ['web'];
    api.modifyEnvironmentConfig(({ source, resolve, security }, { name }) => {
      // Without the styles of Rspress's own theme, which renders nothing here.
      source.preEntry = !isBuild && name === 'web' ? [development] : [];
      if (!isBuild) return;
      resolve.alias = withPreact(resolve.alias as object, name);
      if (name !== 'web') return;
      source.entry = browserEntries;
      // Scripts refuse scripts and styles of another build.
      security.sri = { enable: true, algorithm: 'sha256' };
    });
    if (!isBuild) return;
    api.transform({ test: /[\\/]ui[\\/].*\.ts$/, environments }, ({ code }) => stripDescriptions(code));
    api.transform({ test: /[\\/]@radix-ui[\\/].*\.mjs$/, environments }, ({ code }) => stripNames(code));
    api.modifyRspackConfig(({ output, optimization }, { environment }) => {
      if (environment.name !== 'web') return;
      // Short, because the script of every page contains them.
      Object.assign(output!, { uniqueName: 'docs', chunkLoadingGlobal: 'chunks' });
      Object.assign(optimization!, chunks);
    });
    // After the minifiers.
    api.processAssets({ stage: 'optimize-inline', environments }, ({ assets, compilation, sources }) => {
      const chunk = compilation.namedChunks.get(stylesChunk);
      for (const file of chunk?.files ?? []) compilation.deleteAsset(file);
      for (const [file, source] of Object.entries(assets)) {
        const text = file.endsWith('.js') ? source.source().toString() : '';
        const sorted = text.replace(integrityTables, sortTable);
        if (sorted !== text) compilation.updateAsset(file, new sources.RawSource(sorted));
      }
    });
  },
};
