import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { compressNow } from '../host/compress/compressNow';
import { large, levels, smallest } from '../host/compress/effort';
import { pageDocumentPath } from '../browser/navigation/pageDocument';
import { finishPage, type FinishedSite } from './finishPage';
import { pageDocumentOf } from './pageDocumentOf';

/** The site that the pages belong to. */
export interface BuiltSite extends FinishedSite {
  /** Its folder. */
  outDir: string;
  /** Whether pages are compressed as they are written, since there are many. Very long ones are left to who compresses all else. */
  compressed: boolean;
}

/** Finishes pages, and writes what a navigation fetches beside each, on a thread of its own. */
export default function finishTask(files: string[], { outDir, compressed, ...site }: BuiltSite): void {
  const finish = finishPage(site);
  const write = (path: string, text: string) => {
    const content = Buffer.from(text);
    writeFileSync(path, content);
    const { length } = content;
    if (compressed && length >= smallest.quick && length <= large.many)
      compressNow(path, content, levels.quick);
  };
  for (const file of files) {
    const path = join(outDir, file);
    const html = finish(readFileSync(path, 'utf8'), file);
    write(path, html);
    const document = pageDocumentOf(html);
    if (!document || document.route === '/404') continue;
    const beside = join(outDir, pageDocumentPath(document.route));
    mkdirSync(dirname(beside), { recursive: true });
    write(beside, JSON.stringify(document));
  }
}
