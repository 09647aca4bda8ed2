import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import { parseDocument } from '../content/documents/parseDocument';
import { settings } from '../settings/site';

/** Address and heading of every document of the site, straight from its files. */
export function documentRoutes(): { route: string; heading: string }[] {
  const content = join(import.meta.dirname, '..', '..', 'content');
  const ignore = ['public/**', '**/_*', '**/_*/**', ...(settings.content?.exclude ?? [])];
  return globSync('**/*.{md,mdx}', { cwd: content, ignore })
    .sort()
    .map((path) => {
      const { document } = parseDocument(
        readFileSync(join(content, path), 'utf8'),
        path.replace(/\.mdx?$/, ''),
        path,
      );
      return { route: document!.route, heading: document!.anchors!.find(({ kind }) => kind === 1)!.text };
    });
}
