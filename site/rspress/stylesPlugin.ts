import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';

import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

import type { BundledStyles } from '../publish/styles/pageStyles';
import { runStyleModules } from './runStyleModules';

/** Placeholder for every style sheet in the bundle. The import's query identifies the sheet. */
const placeholder = join(import.meta.dirname, 'sheet.css');

/** The chunk with the sheet of a module. */
const chunkOf = (file: string) => `sheets/${file}`;

/** Emits one chunk per sheet, so each is minified separately. */
export const sheetChunks = {
  name: (module: Rspack.Module) => chunkOf(/\?sheet=([^&]+)/.exec(module.identifier())![1]!),
  type: 'css/mini-extract',
  enforce: true,
};

/** The entry of all styles. Its imports are generated. */
const stylesEntry = join(import.meta.dirname, '..', 'browser', 'allStyles.ts');

const components = join(import.meta.dirname, '..', '..', 'ui', 'index.ts');

const styleModule = /[\\/]ui[\\/].*\.css\.ts$/;

/** Overrides a package's styles, which load with the package's script, so these must too. */
const packageStyles = /[\\/]DocSearchDialog\.css\.ts$/;

/**
 * Turns vanilla-extract modules into style sheets and modules with their names: once for all compilers of a site. In a
 * build, scripts get only the names, and one entry has all sheets, each in its own file.
 * `publish/styles` divides them among pages.
 *
 * @param onBundled Receives the minified sheets of a build, and the module of each class name.
 */
export function stylesPlugin(onBundled: (styles: BundledStyles) => void): RsbuildPlugin {
  let modules: ReturnType<typeof runStyleModules> | undefined;
  const sheets = new Map<string, string>();
  /** The statement that imports the sheet of a module. */
  const importOf = ([file, css]: [file: string, css: string]): string => {
    const query = `?sheet=${file}&version=${hash('sha256', css).slice(0, 8)}`;
    sheets.set(query, css.replaceAll('url("./', `url("../../${dirname(file)}/`));
    return `import ${JSON.stringify(placeholder + query)};`;
  };
  return {
    name: 'styles',
    setup(api) {
      const isBuild = api.context.action === 'build';
      const runModules = () => (modules ??= runStyleModules(isBuild));
      // A file may have changed since the last compilation.
      api.onBeforeDevCompile(() => {
        modules = undefined;
      });
      api.transform({ test: styleModule }, async ({ resourcePath, addDependency, environment }) => {
        const { codeOf, sheetsOf, filesOf } = await runModules();
        filesOf(resourcePath).forEach(addDependency);
        const code = codeOf(resourcePath);
        const hasSheets = !isBuild || packageStyles.test(resourcePath);
        if (environment.name === 'node' || !hasSheets) return code;
        const imports = [...sheetsOf(resourcePath)].map(importOf);
        // In a build, only the module's own sheet, which is the last: `allStyles.ts` has the others.
        return [...(isBuild ? imports.slice(-1) : imports), code].join('\n');
      });
      api.transform({ test: stylesEntry }, async () => {
        const { sheetsOf } = await runModules();
        return [...sheetsOf(components)].map(importOf).join('\n');
      });
      api.transform({ test: placeholder }, ({ resourceQuery }) => sheets.get(resourceQuery) ?? '');
      if (!isBuild) return;
      api.processAssets({ stage: 'optimize-inline', environments: ['web'] }, async ({ compilation }) => {
        const { sheetsOf, fileOfClass } = await runModules();
        const minified = [...sheetsOf(components).keys()].map((file): [string, string] => {
          const [asset] = compilation.namedChunks.get(chunkOf(file))!.files;
          const css = compilation.assets[asset!]!.source().toString().trim();
          compilation.deleteAsset(asset!);
          return [file, css];
        });
        onBundled({ sheets: new Map(minified), fileOfClass });
      });
    },
  };
}
