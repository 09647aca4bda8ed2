import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sirv from 'sirv';

import type { AssembledPages } from '../pages/assemblePages';
import { searchFolder, writeSearchIndex } from '../search/writeSearchIndex';
import type { Settings } from '../settings/schema';

const folder = join(import.meta.dirname, '../../node_modules/.cache/development', String(process.pid));

/** Serves in development what pages fetch: texts of the API reference, and the search index, built at the first search. */
export function serveExtras(
  pages: () => AssembledPages,
  options: { settings: Settings; root: string },
): ReturnType<typeof sirv> {
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const serve = sirv(folder, { dev: true });
  let written: AssembledPages | undefined;
  let indexed: AssembledPages | undefined;
  return (request, response, next) => {
    const { site, reference, changelog, sectionsIn, generated } = pages();
    if (written !== pages())
      for (const { files = new Map<string, string>() } of generated)
        for (const [path, text] of files) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), text);
        }
    written = pages();
    if (request.url?.startsWith(`/${searchFolder}/`) && indexed !== pages()) {
      const searched = { ...site, reference, changelog, sectionsIn: (file: string) => sectionsIn(file)! };
      writeSearchIndex(searched, folder, options);
      indexed = pages();
    }
    serve(request, response, next);
  };
}
