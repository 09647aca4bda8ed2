import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { kindOf } from './inlineStyles';
import { addUses, type Uses } from './uses';

/** The pages that are read. */
export interface ReadPages {
  /** Folder of the built site. */
  outDir: string;
  /** Folders of pages that are drawn unlike others. */
  sections: string[];
}

/** Finds what pages use of the stylesheet, by their kind, on a thread of its own. */
export default function usesTask(files: string[], { outDir, sections }: ReadPages): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const file of files) {
    const kind = kindOf(file, sections);
    if (!uses.has(kind)) uses.set(kind, { classes: new Set(), properties: new Set() });
    addUses(readFileSync(join(outDir, file), 'utf8'), uses.get(kind)!);
  }
  return uses;
}
