import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readChangelog, type ReadChangelogOptions } from '../../content/changelog/readChangelog';
import { createPageReader, type ReaderSettings } from './createPageReader';

/** One thread's chunk of the pages: every one whose place in the list, divided by the number of chunks, leaves this rest. */
export interface ReadAheadTask {
  chunk: number;
  chunks: number;
}

/** All pages of a site. */
export interface ReadAheadPages {
  settings: ReaderSettings;
  /** Root of the project. */
  root: string;
  /** Documents, by their ids and their paths from the root. */
  documents: { id: string; file: string }[];
  /** How entries are read. @default there are none */
  changelog?: ReadChangelogOptions;
}

/** Reads a chunk of the pages. What is made of them is kept; what is wrong with them is told by who reads them next. */
export default function readAheadTask(
  { chunk, chunks }: ReadAheadTask,
  { settings, root, documents, changelog }: ReadAheadPages,
): void {
  const reader = createPageReader(settings, root);
  let place = 0;
  const isMine = () => place++ % chunks === chunk;
  for (const { id, file } of documents) {
    if (isMine()) reader.parseDocument(readFileSync(join(root, file), 'utf8'), id, file);
  }
  if (!changelog) return;
  readChangelog(root, {
    ...changelog,
    parse: (...entry) => (isMine() ? reader.parseEntry(...entry) : { problems: [] }),
  });
}
