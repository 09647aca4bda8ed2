import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { mcpRoute } from '../assistants/assistantsFile';
import type { Settings } from '../settings/schema';

/**
 * Writes the serverless functions for assistants: for Cloudflare Pages into the built site, for Netlify into the
 * project folder where it looks for functions written by a build.
 */
export async function writeFunctions(
  root: string,
  outDir: string,
  { base, assistants }: Pick<Settings, 'base' | 'assistants'>,
): Promise<void> {
  const netlifyFile = join(root, '.netlify', 'v1', 'functions', 'mcp.mjs');
  // Otherwise, Netlify would deploy the function of an earlier build.
  if (!assistants) return rmSync(netlifyFile, { force: true });
  const path = `${base.slice(0, -1)}${mcpRoute}`;
  const outfiles = { 'cloudflare.ts': join(outDir, '_worker.js'), 'netlify.ts': netlifyFile };
  for (const [name, outfile] of Object.entries(outfiles)) {
    await build({
      entryPoints: [join(import.meta.dirname, 'functions', name)],
      define: { SITE_BASE: JSON.stringify(base), ASSISTANTS_PATH: JSON.stringify(path) },
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
    });
  }
  writeFileSync(join(outDir, '_routes.json'), JSON.stringify({ version: 1, include: [path], exclude: [] }));
}
