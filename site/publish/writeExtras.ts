import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assistantsFileRoute } from '../assistants/routes';
import { commitTime } from '../content/documents/readCommits';
import { absoluteAddress, withBase } from '../content/documents/withBase';
import { mirrorRoute } from '../theme/head/routes';
import type { AssembledPages } from '../pages/assemblePages';
import { assistantsFile } from '../pages/assistantsFile';
import { referenceRoute } from '../reference/referenceRoute';
import { openSearchDescription, openSearchRoute } from '../search/openSearch';
import { writeSearchIndex } from '../search/writeSearchIndex';
import type { Settings } from '../settings/schema';
import { feedHtml } from './feeds/feedHtml';
import { writeFeeds } from './feeds/feeds';
import { finishPages } from './finishPages';
import { llmsFiles } from './mirror/llms';
import { protoMarkdown } from './mirror/protoMarkdown';
import { robots, sitemap, sitemapRoute } from './sitemap';
import { writer } from './writer';

export interface WriteExtrasOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
  /** Folder of the built site. */
  outDir: string;
  /** The social pictures, by route. */
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Finishes the pages of a built site, and writes the files that are not pages: addresses, search index, pictures, every page as
 * Markdown, and feeds.
 */
export function writeExtras(
  pages: AssembledPages,
  { settings, root, outDir, pictures }: WriteExtrasOptions,
): void {
  const { site, reference, changelog, published, sectionsIn } = pages;
  // The reference is mirrored as its source.
  const mirrored = published.filter(({ facts }) => facts.type !== 'reference').map(({ route }) => route);
  const write = writer(outDir, join(root, settings.content.root, 'public'));
  finishPages(outDir, { ...settings, mirrored, write });
  const addresses = pages.pages.flatMap(({ data: { title, route, section, live } }) =>
    live === undefined ? { title, href: withBase(route, settings.base), section } : [],
  );
  write('addresses.json', JSON.stringify(addresses));
  write(assistantsFileRoute, JSON.stringify(assistantsFile(pages, settings, commitTime(root))));
  for (const { files } of pages.pages) for (const [path, text] of files ?? []) write(path, text);
  write(sitemapRoute, sitemap(published, settings));
  write('robots.txt', robots(settings));
  write(openSearchRoute, openSearchDescription(settings));
  for (const [route, picture] of pictures) write(route, picture);
  writeSearchIndex({ ...site, reference, changelog, sectionsIn }, outDir, { settings, root });
  for (const { path } of reference?.files ?? []) {
    const source = readFileSync(join(root, settings.reference!.root, path), 'utf8');
    const route = referenceRoute(path);
    const { methods } = published.find((page) => page.route === route)!.reference!;
    const page = absoluteAddress(route, settings);
    write(mirrorRoute(route), protoMarkdown({ path, source, methods, address: page }));
  }
  const markdownOf = (route: string) => readFileSync(join(outDir, mirrorRoute(route)), 'utf8');
  for (const [route, text] of llmsFiles(published, settings, markdownOf)) write(route, text);
  if (!changelog) return;
  const feeds = writeFeeds(changelog, {
    site: { ...settings, copyright: settings.footer.copyright },
    html: ({ route }) =>
      feedHtml(readFileSync(join(outDir, `${route}.html`), 'utf8'), absoluteAddress(route, settings)),
  });
  for (const [route, content] of feeds) write(route, content);
}
