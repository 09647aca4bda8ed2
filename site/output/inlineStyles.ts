import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { deferFonts } from './deferFonts';
import type { FinishingStep } from './finishPages';

/**
 * Puts the stylesheet of all pages into each of them: a page paints while it still arrives, without asking for a second
 * file. A navigation within the site does not bring it again. It is longer than most pages, so it is best the last step.
 */
export async function inlineStyles(outDir: string, base: string): Promise<FinishingStep> {
  /** What stands for each in a page, by its address. */
  const sheets = new Map<string, string>();
  for (const file of await glob('static/css/*.css', { cwd: outDir })) {
    sheets.set(`${base}${file}`, deferFonts((await readFile(join(outDir, file), 'utf8')).trim()));
  }
  return (html) =>
    html.replace(
      /<link href="([^"]*)" rel="stylesheet"[^>]*>/g,
      (link, href: string) => sheets.get(href) ?? link,
    );
}
