import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transformSync } from 'esbuild';

/** Where the front tells pages what is wrong. Outside of every base: it belongs to the front, not to the site. */
export const addresses = { script: '/__development/problems.js', state: '/__development/state' };

const file = join(import.meta.dirname, 'browser', 'showProblems.ts');

/** The script that shows problems in a page. It follows the state that it finds beside its own address. */
export function problemsScript(): string {
  const source = readFileSync(file, 'utf8');
  return transformSync(source, { loader: 'ts', format: 'iife', target: 'es2022', legalComments: 'none' })
    .code;
}
