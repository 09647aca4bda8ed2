import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { assistantsRoute } from '../assistants/assistantsFile';
import { workerFiles } from '../host/redirectsFile';

/**
 * Writes the functions by which hosts answer assistants: for Cloudflare Pages into the built site, for Netlify into the folder
 * of the project in which it looks for functions that a build made.
 *
 * @param root Root of the project.
 * @param outDir Folder of the built site.
 * @param base Path under which the site is published, with a slash at both ends.
 */
export async function writeFunctions(root: string, outDir: string, base: string): Promise<void> {
  const [worker, routesFile] = workerFiles;
  const functionPath = `${base.slice(0, -1)}${assistantsRoute}`;
  const functions = {
    'cloudflare as default': join(outDir, worker),
    'netlify as default, config': join(root, '.netlify', 'v1', 'functions', 'mcp.mjs'),
  };
  for (const [names, outfile] of Object.entries(functions)) {
    await build({
      stdin: { contents: `export { ${names} } from './functions'`, resolveDir: import.meta.dirname },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      define: { siteBase: JSON.stringify(base), functionPath: JSON.stringify(functionPath) },
      outfile,
    });
  }
  const routes = { version: 1, include: [functionPath], exclude: [] };
  writeFileSync(join(outDir, routesFile), JSON.stringify(routes));
}
