import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import type { FinishingStep } from '../finishPages';
import { addIntegrity, integrity } from './addIntegrity';

/** Lets browsers refuse a script or style sheet that is not the one a page was built with, once all of them are written. */
export async function secureFiles(outDir: string, base: string): Promise<FinishingStep> {
  const files = await glob('static/**/*.{js,css}', { cwd: outDir });
  const entries = files.map(
    async (file) => [`${base}${file}`, integrity(await readFile(join(outDir, file)))] as const,
  );
  const integrityOf = new Map(await Promise.all(entries));
  return (html) => addIntegrity(html, (address) => integrityOf.get(address));
}
