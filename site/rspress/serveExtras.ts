import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

import sirv from 'sirv';

import type { AssembledPages } from '../pages/assemblePages';
import { writer } from '../publish/writer';
import { searchFolder, writeSearchIndex } from '../search/writeSearchIndex';
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
  options: { settings: Settings; root: string },
): ReturnType<typeof sirv> {
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const serve = sirv(folder, { dev: true });
  const write = writer(folder, join(options.root, options.settings.content.root, 'public'));
  let written: AssembledPages | undefined;
  let indexed: AssembledPages | undefined;
  const isSearch = ({ url }: IncomingMessage) => url?.startsWith(`/${searchFolder}/`);
  const answer: ReturnType<typeof sirv> = (request, response, next) => {
    const { pages: all } = pages();
    if (written !== pages()) {
      for (const { files } of all) for (const [path, text] of files ?? []) write(path, text);
    }
    written = pages();
    if (isSearch(request) && indexed !== pages()) {
      writeSearchIndex(pages(), folder, options);
      indexed = pages();
    }
    serve(request, response, next);
  };
  return (request, response, next) => {
    if (!isSearch(request)) return answer(request, response, next);
    wasRead
      .then(() => answer(request, response, next))
      .catch((error: Error) => response.writeHead(500).end(error.message));
  };
}
