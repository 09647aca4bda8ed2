import type { RequestHandler } from '@rsbuild/core';

import { contentType } from '../host/contentType';
import type { AssembledSite } from '../pages/assembleSite';
import { searchFolder } from '../search/engine/searchIndex';
import { searchFiles, searchSource } from '../search/searchFiles';
import type { Settings } from '../settings/schema';

/**
 * Serves the files that pages fetch in development: data of API methods, and the search index, built at the first search.
 *
 * @param whenRead Resolves when the pages have their text, which a search waits for.
 */
export function serveFetchedFiles(
  getSite: () => AssembledSite,
  whenRead: Promise<unknown>,
  { settings, root }: { settings: Settings; root: string },
): RequestHandler {
  /** Files of the search by address. An open page may still fetch those of an older index. */
  const index = new Map<string, string>();
  let indexed: AssembledSite | undefined;
  const find = async (address: string) => {
    if (!address.startsWith(`/${searchFolder}/`)) {
      const page = getSite().pages.find(({ fetchedFiles }) => fetchedFiles?.has(address));
      return page?.fetchedFiles?.get(address);
    }
    await whenRead;
    const now = getSite();
    const changed = indexed === now ? [] : searchFiles(searchSource(now, settings, root));
    for (const [path, text] of changed) index.set(`/${path}`, text);
    indexed = now;
    return index.get(address);
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
