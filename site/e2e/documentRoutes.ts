import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseDocument } from '../content/documents/parseDocument';
import { pagePaths } from '../content/documents/pagePaths';
import { settings } from '../settings/site';

/** Address and heading of every document of the site, straight from its files. */
export function documentRoutes(): { route: string; heading: string }[] {
  const content = join(import.meta.dirname, '..', '..', 'content');
  return pagePaths(content, settings.content?.exclude).map((path) => {
    const source = readFileSync(join(content, path), 'utf8');
    const { document } = parseDocument(source, path.replace(/\.mdx?$/, ''), path);
    return { route: document!.route, heading: document!.anchors!.find(({ kind }) => kind === 1)!.text };
  });
}
