import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

/** Where the front tells pages what is wrong. Outside of every base: it belongs to the front, not to the site. */
export const addresses = { script: '/__development/problems.js', state: '/__development/state' };

const file = join(import.meta.dirname, 'browser', 'showProblems.ts');

/** The script that shows problems in a page. It follows the state that it finds beside its own address. */
export function problemsScript(): string {
  const compilerOptions = { target: ScriptTarget.ES2022, module: ModuleKind.ESNext, removeComments: true };
  const { outputText } = transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  return `(() => {\n${outputText.replace(/^export \{\};$/m, '')}})();\n`;
}
