import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { pageDocumentPath } from '../theme/navigation/pageDocuments';
import { finishPage, type FinishedSite } from './finishPage';
import { pageDocumentOf } from './pageDocumentOf';

/** The site that the pages belong to. */
export interface BuiltSite extends FinishedSite {
  /** Its folder. */
  outDir: string;
}

/** Finishes pages, and writes what a navigation fetches beside each, on a thread of its own. */
export default function finishTask(files: string[], { outDir, ...site }: BuiltSite): void {
  const finish = finishPage(site);
  for (const file of files) {
    const path = join(outDir, file);
    const html = finish(readFileSync(path, 'utf8'), file);
    writeFileSync(path, html);
    const document = pageDocumentOf(html);
    if (!document || document.page.pageType === '404') continue;
    const beside = join(outDir, pageDocumentPath(document.page.routePath));
    mkdirSync(dirname(beside), { recursive: true });
    writeFileSync(beside, JSON.stringify(document));
  }
}
