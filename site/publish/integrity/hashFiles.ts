import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { integrity } from './addIntegrity';

/** What every script and style sheet of a built site hashes to, by its address. */
export async function hashFiles(outDir: string, base: string): Promise<Map<string, string>> {
  const files = await glob('static/**/*.{js,css}', { cwd: outDir });
  const entries = files.map(
    async (file) => [`${base}${file}`, integrity(await readFile(join(outDir, file)))] as const,
  );
  return new Map(await Promise.all(entries));
}
