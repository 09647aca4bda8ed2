import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/**
 * Folder that keeps results of one kind for one site, under the working directory. It is named by the way to the site:
 * the bundler names modules after their paths, and a site is the same wherever its checkout lies.
 */
export function cacheFolder(kind: string, root: string): string {
  const way = relative(process.cwd(), root).replaceAll('\\', '/');
  const site = createHash('sha256').update(way).digest('hex').slice(0, 12);
  return join(process.cwd(), 'node_modules', '.cache', kind, site);
}
