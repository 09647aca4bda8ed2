import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import type { AssembledPages } from '../pages/assemblePages';
import { writer } from '../publish/writer';
import { searchFiles, searchFolder, searchSource } from '../search/searchFiles';
import type { Settings } from '../settings/schema';

const folder = join(import.meta.dirname, '../../node_modules/.cache/development', String(process.pid));

/**
 * Serves the files that pages fetch in development: data of API methods, and the search index, built at the first search.
 *
 * @param wasRead When the pages have their text, which a search waits for.
 */
export function serveExtras(
  pages: () => AssembledPages,
  wasRead: Promise<void>,
  { settings, root }: { settings: Settings; root: string },
): ReturnType<typeof sirv> {
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const serve = sirv(folder, { dev: true });
  const write = writer(folder, join(root, settings.content.root, 'public'));
  let written: AssembledPages | undefined;
  let indexed: AssembledPages | undefined;
  const isSearch = ({ url }: IncomingMessage) => url?.startsWith(`/${searchFolder}/`);
  const update = async (request: IncomingMessage) => {
    if (isSearch(request)) await wasRead;
    const now = pages();
    const files = written === now ? [] : now.pages.flatMap((page) => [...(page.files ?? [])]);
    if (isSearch(request) && indexed !== now) files.push(...searchFiles(searchSource(now, settings, root)));
    for (const [path, text] of files) write(path, text);
    written = now;
    if (isSearch(request)) indexed = now;
  };
  return (request, response, next) => {
    update(request)
      .then(() => serve(request, response, next))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  };
}
