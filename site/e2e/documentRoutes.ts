import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readDocument } from '../content/documents/readDocument';
import { readPagePaths } from '../content/documents/readPagePaths';
import { settings } from '../settings/site';

/** Address and heading of every document of the site, straight from the first lines of its files: most of the work is in the rest. */
export function documentRoutes(): { route: string; heading: string }[] {
  const content = join(import.meta.dirname, '..', '..', 'content');
  return readPagePaths(content, settings.content?.exclude).map((path) => {
    const source = readFileSync(join(content, path), 'utf8');
    const [beginning = source] = /^(?:---\n[^]*?\n---\n)?[^]*?^# .*$/m.exec(source) ?? [];
    const { document } = readDocument(beginning, path.replace(/\.mdx?$/, ''), path);
    const { label } = document!.anchors.find(({ level }) => level === 1)!;
    return { route: document!.route, heading: label.replaceAll('`', '') };
  });
}
