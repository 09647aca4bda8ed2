import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { assistantsRoute } from '../assistants/assistantsFile';

/**
 * Writes the serverless functions for assistants: for Cloudflare Pages into the built site, for Netlify into the
 * project folder where it looks for functions written by a build.
 *
 * @param base Path under which the site is published, with a slash at both ends.
 */
export async function writeFunctions(root: string, outDir: string, base: string): Promise<void> {
  const path = `${base.slice(0, -1)}${assistantsRoute}`;
  const entries = {
    [join(outDir, '_worker.js')]:
      'default { fetch: (request, { ASSETS }) => answer(request, (...file) => ASSETS.fetch(...file)) }',
    [join(root, '.netlify', 'v1', 'functions', 'mcp.mjs')]:
      `const config = { path: ${JSON.stringify(path)} }; export default (request) => answer(request, fetch)`,
  };
  for (const [outfile, entry] of Object.entries(entries)) {
    const answer = `import { hostHandler } from './hostHandler'; const answer = hostHandler(${JSON.stringify(base)});`;
    await build({
      stdin: { contents: `${answer} export ${entry}`, resolveDir: import.meta.dirname },
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
    });
  }
  writeFileSync(join(outDir, '_routes.json'), JSON.stringify({ version: 1, include: [path], exclude: [] }));
}
