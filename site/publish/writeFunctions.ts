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
  const path = `${base.slice(0, -1)}${assistantsRoute}`;
  const functions = {
    [join(outDir, worker)]:
      'export default { fetch: (request, { ASSETS }) => answer(request, (...asked) => ASSETS.fetch(...asked)) };',
    [join(root, '.netlify', 'v1', 'functions', 'mcp.mjs')]:
      `export const config = ${JSON.stringify({ path })}; export default (request) => answer(request, fetch);`,
  };
  for (const [outfile, code] of Object.entries(functions)) {
    const answer = `import { answerFrom } from './functions'; const answer = answerFrom(${JSON.stringify(base)});`;
    await build({
      stdin: { contents: `${answer}\n${code}`, resolveDir: import.meta.dirname },
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
    });
  }
  const routes = { version: 1, include: [path], exclude: [] };
  writeFileSync(join(outDir, routesFile), JSON.stringify(routes));
}
