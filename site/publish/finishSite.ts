import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assistantsFile } from '../assistants/assistantsFile';
import { assistantsFileRoute } from '../assistants/openDocs';
import { commitTime } from '../content/documents/readCommits';
import { absoluteAddress, withBase } from '../content/links/withBase';
import { mirrorRoute } from '../theme/head/routes';
import type { AssembledPages } from '../pages/assemblePages';
import { pageKinds } from '../pages/pageData';
import { referenceRoute } from '../reference/referenceRoute';
import { writeSearchIndex } from '../search/writeSearchIndex';
import type { Settings } from '../settings/schema';
import { yearPosters } from './image/yearPosters';
import { formatFeeds } from './feeds/feeds';
import type { BundledSite } from './bundledSite';
import { finishPages, type FinishPagesOptions } from './finishPages';
import { llmsFiles } from './mirror/llms';
import { protoMarkdown } from './mirror/protoMarkdown';
import { robots, sitemap, sitemapRoute } from './sitemap';
import type { InlineSources } from './takePage';
import { writer } from './writer';

export interface FinishSiteOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
  /** Folder of the built site. */
  outDir: string;
  /** The social pictures, by route. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** What the bundler left. */
  bundled: BundledSite;
  /** Reads a page and makes its forms, on whichever thread. */
  take: FinishPagesOptions['take'];
}

/**
 * Finishes the pages of a built site, and writes the files that are not pages: addresses, search index, pictures, every
 * page as Markdown, and feeds.
 *
 * @returns Sources of scripts and styles in pages.
 * @throws {SiteError} When a page has markup that the Content Security Policy blocks, with every problem at once.
 */
export async function finishSite(
  pages: AssembledPages,
  { settings, root, outDir, pictures, bundled, take }: FinishSiteOptions,
): Promise<InlineSources> {
  const { reference, changelog, published } = pages;
  const mirrored = published.filter(({ kind }) => pageKinds[kind].isMirrored).map(({ route }) => route);
  const write = writer(outDir, join(root, settings.content.root, 'public'));
  const { inline, markdown, feedHtml } = await finishPages(outDir, {
    ...settings,
    bundled,
    mirrored: new Set(mirrored),
    inFeeds: new Set(changelog?.entries.map(({ route }) => route)),
    write,
    take,
  });
  const addresses = pages.pages.flatMap(({ data: { kind, title, route, section } }) =>
    kind !== 'search' ? { title, href: withBase(route, settings.base), section } : [],
  );
  write('addresses.json', JSON.stringify(addresses));
  write(assistantsFileRoute, JSON.stringify(assistantsFile(reference, settings, commitTime(root))));
  for (const { files } of pages.pages) for (const [path, text] of files ?? []) write(path, text);
  write(sitemapRoute, sitemap(published, settings));
  write('robots.txt', robots(settings));
  for (const [route, picture] of pictures) write(route, picture);
  writeSearchIndex(pages, outDir, { settings, root });
  for (const { path } of reference?.files ?? []) {
    const source = readFileSync(join(root, settings.reference!.root, path), 'utf8');
    const route = referenceRoute(path);
    const page = published.find((each) => each.route === route)!;
    const { methods } = page.kind === 'reference' ? page.reference : {};
    const address = absoluteAddress(route, settings);
    markdown.set(route, protoMarkdown({ path, source, methods, address }));
    write(mirrorRoute(route), markdown.get(route)!);
  }
  const markdownOf = (route: string) => markdown.get(route)!;
  for (const [route, text] of llmsFiles(published, settings, markdownOf)) write(route, text);
  if (!changelog) return inline;
  const feeds = formatFeeds(changelog, settings, ({ route }) => feedHtml.get(route)!);
  for (const [route, content] of feeds) write(route, content);
  for (const [route, poster] of yearPosters(changelog.entries, `${settings.title} changelog`)) {
    write(route, poster);
  }
  return inline;
}
