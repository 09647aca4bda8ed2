import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import type { FinishingStep } from './finishPages';

/**
 * Puts the stylesheet of all pages into each of them: a page paints while it still arrives, without asking for a second
 * file. A navigation within the site does not bring it again.
 */
export async function inlineStyles(outDir: string, base: string): Promise<FinishingStep> {
  const sheets = new Map<string, string>();
  for (const file of await glob('static/css/*.css', { cwd: outDir })) {
    sheets.set(`${base}${file}`, (await readFile(join(outDir, file), 'utf8')).trim());
  }
  return (html) =>
    html.replace(/<link href="([^"]*)" rel="stylesheet">/g, (link, href: string) => {
      const css = sheets.get(href);
      return css === undefined ? link : `<style>${css}</style>`;
    });
}
