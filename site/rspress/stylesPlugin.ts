import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';

import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';

import type { BundledSite } from '../publish/bundledSite';
import { runStyleModules, stylesInOrder } from './styleModules';

/** The file under whose name style sheets enter the bundle. Its query says which. */
const carrier = join(import.meta.dirname, 'sheet.css');

/** A comment that minifiers keep. It says where a sheet begins in a bundle of several. */
const sheetMarker = (file: string) => `/*! sheet ${file} */`;

/** Splits a bundle of sheets at their markers: sheets by the paths of their modules, in their order. */
function splitSheets(bundle: string): Map<string, string> {
  const [, ...parts] = bundle.split(/\/\*! sheet (.+?) \*\//);
  const files = parts.filter((_, index) => index % 2 === 0);
  return new Map(files.map((file, index) => [file, parts[2 * index + 1]!]));
}

/** The bundle of all sheets. */
const bundleFile = /^static\/css\/styles\.[^/]+\.css$/;

/** The asset that a sheet is while the bundler minifies it. */
const assetOf = (file: string) => `sheets/${file}.css`;

/** The entry of all styles. The build gives it its imports. */
const allStyles = join(import.meta.dirname, '..', 'browser', 'allStyles.ts');

/** Overrides the styles of a package, which come with the script that draws it: so must these. */
const packageStyles = /[\\/]DocSearchDialog\.css\.ts$/;

/**
 * Makes style sheets, and modules of their names, of modules of vanilla-extract: once for all compilers of a site. In a
 * build, scripts get the names alone, and one entry has all sheets. They are taken apart before they are minified:
 * `publish/styles` divides them among pages.
 *
 * @param bundled Receives the sheets, and the module of each class name.
 */
export function stylesPlugin(bundled: Pick<BundledSite, 'sheets' | 'fileOfClass'>): RsbuildPlugin {
  let modules: ReturnType<typeof runStyleModules> | undefined;
  const sheets = new Map<string, string>();
  /** Statements that import sheets, by the paths of their modules. */
  const importsOf = (own: ReadonlyMap<string, string>): Map<string, string> =>
    new Map(
      [...own].map(([file, css]) => {
        const query = `?sheet=${file}&version=${hash('sha256', css).slice(0, 8)}`;
        const text = css.replaceAll('url("./', `url("../../${dirname(file)}/`);
        sheets.set(query, `${sheetMarker(file)}\n${text}`);
        return [file, `import ${JSON.stringify(carrier + query)};`];
      }),
    );
  return {
    name: 'styles',
    setup(api: RsbuildPluginAPI) {
      const isBuild = process.env.NODE_ENV === 'production';
      // A file may have changed since.
      api.onBeforeDevCompile(() => {
        modules = undefined;
      });
      api.transform(
        { test: /[\\/]ui[\\/].*\.css\.ts$/ },
        async ({ resourcePath, addDependency, environment }) => {
          const { moduleAt } = await (modules ??= runStyleModules());
          const styles = moduleAt(resourcePath);
          styles.files.forEach(addDependency);
          const hasSheets = !isBuild || packageStyles.test(resourcePath);
          if (environment.name === 'node' || !hasSheets) return styles.code;
          const imports = [...importsOf(styles.sheets()).values()];
          return [...(isBuild ? imports.slice(-1) : imports), styles.code].join('\n');
        },
      );
      api.transform({ test: allStyles }, async () => {
        const { moduleAt, fileOfClass } = await (modules ??= runStyleModules());
        bundled.fileOfClass = fileOfClass;
        const all = (await stylesInOrder()).flatMap((path) => [...importsOf(moduleAt(path).sheets())]);
        return [...new Map(all).values()].join('\n');
      });
      api.transform({ test: carrier }, ({ resourceQuery }) => sheets.get(resourceQuery) ?? '');
      if (!isBuild) return;
      const environments = ['web'];
      api.processAssets({ stage: 'optimize', environments }, ({ assets, compilation, sources }) => {
        const bundle = Object.entries(assets).find(([name]) => bundleFile.test(name))?.[1];
        for (const [file, css] of splitSheets(bundle?.source().toString() ?? '')) {
          compilation.emitAsset(assetOf(file), new sources.RawSource(css));
          // Assets have no order. Each sheet keeps its place until it is minified.
          bundled.sheets.set(file, '');
        }
      });
      api.processAssets({ stage: 'optimize-inline', environments }, ({ assets, compilation }) => {
        for (const file of bundled.sheets.keys()) {
          bundled.sheets.set(file, assets[assetOf(file)]!.source().toString().trim());
          compilation.deleteAsset(assetOf(file));
        }
      });
    },
  };
}
