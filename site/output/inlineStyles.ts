import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { inLanes } from '../inLanes';
import { appMarker } from '../theme/navigation/pageDocuments';
import { deferFonts, withoutFonts } from './deferFonts';
import type { FinishingStep } from './finishPages';
import { addUses, usedStyles, type Uses } from './usedStyles';

/** A page's link to the styles of all pages, as Rspress writes it. */
const stylesLink = /<link href="([^"]*)" rel="stylesheet"[^>]*>/g;

const app = new RegExp(`<template ${appMarker}="[^"]*">`);

export interface InlineStylesOptions {
  base: string;
  /** Folders of pages that are drawn unlike others, such as `changelog`: each has styles of its own. */
  sections: string[];
}

/**
 * Puts into every page the styles that pages of its kind use: it paints while it still arrives, without asking for a second
 * file. The stylesheet of all pages comes with the app, before a navigation can lead to a page of another kind. Styles are
 * longer than most pages, so this is best the last step.
 */
export async function inlineStyles(
  outDir: string,
  { base, sections }: InlineStylesOptions,
): Promise<FinishingStep> {
  const uses = new Map<string, Uses>();
  await inLanes(await glob('**/*.html', { cwd: outDir }), async (file) => {
    const kind = kindOf(file, sections);
    if (!uses.has(kind)) uses.set(kind, { classes: new Set(), properties: new Set() });
    addUses(await readFile(join(outDir, file), 'utf8'), uses.get(kind)!);
  });

  /** What stands in a page of each kind, by the address of the stylesheet. */
  const sheets = new Map<string, Map<string, string>>();
  for (const file of await glob('static/css/*.css', { cwd: outDir })) {
    const css = (await readFile(join(outDir, file), 'utf8')).trim();
    // Every page has its fonts by then. A rule for one more, even the same, would have all text laid out anew.
    await writeFile(join(outDir, file), withoutFonts(css));
    const kinds = [...uses].map(([kind, used]) => [kind, deferFonts(usedStyles(css, used))] as const);
    sheets.set(`${base}${file}`, new Map(kinds));
  }
  return (html, file) => {
    const links: string[] = [];
    const inlined = html.replace(stylesLink, (link, href: string) => {
      const styles = sheets.get(href)?.get(kindOf(file, sections));
      if (styles === undefined) return link;
      links.push(link);
      return styles;
    });
    return inlined.replace(app, (template) => `${template}${links.join('')}`);
  };
}

/** Kind of a page, by its path in the folder of the site: pages of a kind share one text of styles, whose hash the policy knows. */
function kindOf(file: string, sections: string[]): string {
  const [first = ''] = file.replace(/(\/index)?\.html$/, '').split('/');
  if (file === 'index.html') return 'home';
  return sections.includes(first) ? first : 'text';
}
