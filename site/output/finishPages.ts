import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { glob } from 'tinyglobby';

import { inLanes } from '../inLanes';
import { progress } from '../progress';
import { pageDocumentPath } from '../theme/navigation/pageDocuments';
import { pageDocumentOf } from './pageDocumentOf';

/** A step that a built page goes through, from HTML to HTML. Knows the page's file, from the folder of the site. */
export type FinishingStep = (html: string, file: string) => string;

/**
 * Takes every page of a built site through the steps, in their order, and writes beside it what the browser fetches to
 * navigate there. Each file is read and written once.
 */
export async function finishPages(outDir: string, steps: FinishingStep[]): Promise<void> {
  const files = await glob('**/*.html', { cwd: outDir });
  const tell = progress('Finishing pages', files.length);
  await inLanes(files, async (file) => {
    const path = join(outDir, file);
    const html = steps.reduce((text, step) => step(text, file), await readFile(path, 'utf8'));
    await writeFile(path, html);
    tell();
    const document = pageDocumentOf(html);
    if (!document || document.page.pageType === '404') return;
    const beside = join(outDir, pageDocumentPath(document.page.routePath));
    await mkdir(dirname(beside), { recursive: true });
    await writeFile(beside, JSON.stringify(document));
  });
}
