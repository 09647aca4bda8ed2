import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, createLogger } from 'vite';

export interface BuiltPage {
  /** Where its files are. */
  folder: string;
  /** What Vite warned of. */
  warnings: string[];
  /** Deletes the folder. */
  remove: () => Promise<void>;
}

/**
 * Builds the page in `fixtures/page/` as another React project would: plain Vite, its React plugin and the one of
 * vanilla-extract, nothing of this site.
 */
export async function buildPage(): Promise<BuiltPage> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, 'fixtures/page'),
    plugins: [react(), vanillaExtractPlugin()],
    customLogger: { ...createLogger('silent'), warn, warnOnce: warn, error: warn },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { checks: { bundlerTimings: false } } },
  });
  return { folder, warnings, remove: () => rm(folder, { recursive: true, force: true }) };
}
