import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Problem } from '../../problem';
import { tagsOf } from '../tagsOf';
import { inlineScripts, inlineStyles } from './inlineScripts';
import { refusedMarkup } from './refusedMarkup';

/** What stands in pages themselves: sources of scripts and styles, which a policy has to allow, and what it refuses. */
export interface Inline {
  scripts: Set<string>;
  styles: Set<string>;
  problems: Problem[];
}

/**
 * Reads what stands in pages themselves.
 *
 * @param files Paths of the pages in the folder.
 * @param outDir Folder of the built site.
 */
export default function inlineTask(files: string[], outDir: string): Inline {
  const inline: Inline = { scripts: new Set(), styles: new Set(), problems: [] };
  for (const file of files) {
    const tags = tagsOf(readFileSync(join(outDir, file), 'utf8'));
    for (const source of inlineScripts(tags)) inline.scripts.add(source);
    for (const source of inlineStyles(tags)) inline.styles.add(source);
    inline.problems.push(...refusedMarkup(tags, file));
  }
  return inline;
}
