import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { changelogRoute } from '../content/changelog/addresses';
import { writeFeeds } from './feeds/feeds';
import { cacheFolder } from '../cache';
import { finishPages } from './finishPages';
import { apiRoute } from '../reference/referenceRoute';
import { openSearchDescription, openSearchRoute } from '../search/openSearch';
import { writeSearchIndex } from '../search/writeSearchIndex';
import type { Settings } from '../settings/schema';
import type { SocialImagesOptions } from './image/pictures';
import { siteIcons } from './icons/siteIcons';
import { writeSocialImages } from './image/writeSocialImages';
import { robots, sitemap, sitemapRoute } from './sitemap';
import type { AssembledPages } from '../render/pages/assemblePages';
import { plainArticle } from './articleOf';
import { mirroredRoutes, writeLlms } from './mirror/writeLlms';
import { referenceMirror } from './mirror/referenceMirror';
import { absoluteAddress } from '../content/documents/withBase';
import { commitTime } from '../content/documents/readCommits';
import { mirrorRoute } from '../render/head/routes';

export interface WriteExtrasOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
  /** Folder of the built site. */
  outDir: string;
  /** Takes the absolute paths of all files that browsers get something of. */
  shipped: Set<string>;
  /** When the pictures of the pages have been drawn. */
  drawn: Promise<void>;
}

/** What the pictures of a site say about it, and where they are kept. */
export const socialImages = (site: Settings, root: string): SocialImagesOptions => ({
  site,
  cache: cacheFolder('social-images', root),
});

/** Finishes the pages of a built site, and writes the files that are not pages: addresses, search index, pictures, every page as Markdown, and feeds. */
export async function writeExtras(pages: AssembledPages, options: WriteExtrasOptions): Promise<void> {
  const { settings, outDir } = options;
  const sections = [apiRoute, changelogRoute].map((route) => route.slice(1));
  const { address, base } = settings;
  const finishing = { address, base, sections, root: options.root, mirrored: mirroredRoutes(pages) };
  await finishPages(outDir, finishing, () => writeOthers(pages, options));
  writeLlms(pages, { settings, outDir, write: writer(outDir) });
  writeAllFeeds(pages, options);
}

async function writeOthers(
  pages: AssembledPages,
  { settings, root, outDir, drawn }: WriteExtrasOptions,
): Promise<void> {
  const { site, reference, changelog, published } = pages;
  const write = writer(outDir);
  write('addresses.json', JSON.stringify(pages.addresses));
  for (const { files } of pages.generated) for (const [path, text] of files ?? []) write(path, text);
  write(sitemapRoute, sitemap(published, settings));
  write('robots.txt', robots(settings));
  write(openSearchRoute, openSearchDescription(settings));
  for (const [route, icon] of Object.entries(siteIcons(settings))) write(route, icon);
  await drawn;
  await writeSocialImages(published, { ...socialImages(settings, root), outDir });
  const sectionsIn = (file: string) => pages.sectionsIn(file)!;
  writeSearchIndex({ ...site, reference, changelog, sectionsIn }, outDir, { settings, root });
  if (!reference) return;
  const mirrors = referenceMirror(reference, {
    settings,
    base: absoluteAddress('/', settings),
    now: commitTime(root),
  });
  for (const [route, markdown] of mirrors) write(mirrorRoute(route), markdown);
}

/** Writes the feeds, which have the text of entries as their pages have it. */
function writeAllFeeds(
  { changelog }: AssembledPages,
  { settings, outDir }: Pick<WriteExtrasOptions, 'settings' | 'outDir'>,
): void {
  if (!changelog) return;
  const { title, address, base, language, footer } = settings;
  const feeds = writeFeeds(changelog, {
    site: { title, address, base, language, copyright: footer.copyright },
    html: ({ route }) => plainArticle(readFileSync(join(outDir, `${route}.html`), 'utf8')),
  });
  const write = writer(outDir);
  for (const { route, content } of feeds) write(route, content);
}

/** Writes files into a folder. */
const writer = (outDir: string) => (path: string, content: string | Buffer) => {
  const file = join(outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
