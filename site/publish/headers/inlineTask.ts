import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Problem } from '../../problem';
import { tagsOf, type Tag } from '../tagsOf';
import { inlineScripts, inlineStyles } from './inlineScripts';

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

const fixes = {
  style: 'Use an element or a class of the design system.',
  script: 'Listen in a script of the theme.',
};

/** Problems of a page that holds what the Content Security Policy refuses: it would be there and do nothing. */
export function refusedMarkup(tags: Tag[], file: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (what: string, fix: string) =>
    problems.push({ file, message: `${what} is refused by the Content Security Policy.`, fix });
  for (const { name, attributes, inHead } of tags) {
    // Styles in the head are the build's own: the policy knows them.
    if (name === 'style' && !inHead) refuse('the element <style>', fixes.style);
    for (const [key, value] of Object.entries(attributes)) {
      const shown = `${key}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
      if (key === 'style') refuse(`the inline style ${shown}`, fixes.style);
      if (/^on[a-z]+$/.test(key)) refuse(`the event handler ${shown}`, fixes.script);
      if (/^\s*javascript:/i.test(value)) refuse(`the script address ${shown}`, fixes.script);
    }
  }
  return problems;
}
