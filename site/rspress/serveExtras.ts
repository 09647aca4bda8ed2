import { join } from 'node:path/posix';

import type { RequestHandler } from '@rsbuild/core';

import { contentType } from '../host/contentType';
import type { AssembledPages } from '../pages/assemblePages';
import { searchFiles, searchFolder, searchSource } from '../search/searchFiles';
import type { Settings } from '../settings/schema';

/**
 * Serves the files that pages fetch in development: data of API methods, and the search index, built at the first search.
 *
 * @param wasRead Resolves when the pages have their text, which a search waits for.
 */
export function serveExtras(
  pages: () => AssembledPages,
  wasRead: Promise<void>,
  { settings, root }: { settings: Settings; root: string },
): RequestHandler {
  /** By address. An open page may still fetch those of an older index. */
  const files = new Map<string, string>();
  let shown: AssembledPages | undefined;
  let indexed: AssembledPages | undefined;
  const find = async (address: string) => {
    const isSearch = address.startsWith(`/${searchFolder}/`);
    if (isSearch) await wasRead;
    const now = pages();
    const changed = shown === now ? [] : now.pages.flatMap((page) => [...(page.files ?? [])]);
    if (isSearch && indexed !== now) changed.push(...searchFiles(searchSource(now, settings, root)));
    for (const [path, text] of changed) files.set(join('/', path), text);
    shown = now;
    if (isSearch) indexed = now;
    return files.get(address);
  };
  return (request, response, next) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    find(pathname)
      .then((text) => {
        if (text === undefined) return next();
        response.writeHead(200, { 'Content-Type': contentType(pathname) }).end(text);
      })
      .catch((error: Error) => response.writeHead(500).end(error.message));
  };
}
