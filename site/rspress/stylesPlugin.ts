import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';

import { runStyleModules } from './styleModules';

/** The file under whose name style sheets enter the bundle. Its query says which. */
const carrier = join(import.meta.dirname, 'sheet.css');

/** Makes style sheets, and modules of their names, of modules of vanilla-extract: once for all compilers of a site. */
export function stylesPlugin(): RsbuildPlugin {
  let modules: ReturnType<typeof runStyleModules> | undefined;
  const sheets = new Map<string, string>();
  return {
    name: 'styles',
    setup(api: RsbuildPluginAPI) {
      // A file may have changed since.
      api.onBeforeDevCompile(() => void (modules = undefined));
      api.transform(
        { test: /[\\/]ui[\\/].*\.css\.ts$/ },
        async ({ resourcePath, addDependency, environment }) => {
          const styles = (await (modules ??= runStyleModules()))(resourcePath);
          styles.files.forEach(addDependency);
          // Pages are drawn with the names of styles alone.
          if (environment.name === 'node') return styles.code;
          const imports = [...styles.sheets()].map(([file, css]) => {
            const query = `?sheet=${file}&version=${createHash('sha256').update(css).digest('hex').slice(0, 8)}`;
            sheets.set(query, css.replaceAll('url("./', `url("../../${dirname(file)}/`));
            return `import ${JSON.stringify(carrier + query)};`;
          });
          return [...imports, styles.code].join('\n');
        },
      );
      api.transform({ test: carrier }, ({ resourceQuery }) => sheets.get(resourceQuery) ?? '');
    },
  };
}
