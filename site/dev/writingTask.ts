import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkExamples } from '../content/checks/checkExamples';
import { checkSpelling, readWords } from '../content/checks/checkSpelling';
import { checkStructure } from '../content/checks/checkStructure';
import { longSentences } from '../content/checks/longSentences';
import { pageOf } from '../content/checks/readPages';
import type { Problem } from '../problem';
import type { Settings } from '../settings/schema';

/** What a thread knows of the site. */
export interface WritingSite {
  /** Root of the project. */
  root: string;
  content: Settings['content'];
}

/** Reads words and examples of pages, on a thread: parsers and dictionaries take a second to load. */
export default async function writingTask(
  files: string[],
  { root, content }: WritingSite,
): Promise<Problem[]> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  // One that has become no Markdown meanwhile is told of by who reads it next.
  const pages = files.flatMap((file) => {
    try {
      return pageOf(read(file), file);
    } catch {
      return [];
    }
  });
  const found = [...(await Promise.all(pages.map(checkExamples))), ...pages.map(checkStructure)];
  if (content.prose) {
    const list = `${content.root}/_spelling.txt`;
    const words = existsSync(join(root, list)) ? readWords(read(list)) : [];
    found.push(...pages.map(longSentences), await checkSpelling(pages, words, list));
  }
  return found.flat();
}
