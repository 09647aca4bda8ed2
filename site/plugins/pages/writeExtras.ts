import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { changelogRoute } from '../../changelog/addresses';
import { writeFeeds } from '../../changelog/feeds';
import { keptFolder } from '../../kept';
import { deferApp } from '../../output/deferApp';
import { finishPages } from '../../output/finishPages';
import { inlineStyles } from '../../output/inlineStyles';
import { secureFiles } from '../../output/integrity/secureFiles';
import { writeLightScript } from '../../output/lightScript';
import { apiRoute } from '../../reference/referenceRoute';
import { openSearchDescription, openSearchRoute } from '../../search/openSearch';
import { writeSearchIndex } from '../../search/writeSearchIndex';
import type { Settings } from '../../settings/schema';
import type { SocialImagesOptions } from '../../sharing/image/pictures';
import { writeSocialImages } from '../../sharing/image/writeSocialImages';
import { robots } from '../../sharing/robots';
import { sitemap, sitemapRoute } from '../../sharing/sitemap';
import type { AssembledPages } from './assemblePages';
import { articleOf } from './articleOf';
import { writeTwins } from './writeTwins';

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
  cache: keptFolder('social-images', root),
});

/** Writes the files of a built site that are not pages: addresses, search index, pictures, every page as Markdown, and feeds. */
export async function writeExtras(
  pages: AssembledPages,
  { settings, root, outDir, shipped, drawn }: WriteExtrasOptions,
): Promise<void> {
  const write = async (path: string, content: string) => {
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const light = await writeLightScript(outDir, settings);
  for (const file of light.sources) shipped.add(file);
  // It changes the stylesheet, which is secured as it is then.
  const sections = [apiRoute, changelogRoute].map((route) => route.slice(1));
  const styles = await inlineStyles(outDir, { base: settings.base, sections });
  await finishPages(outDir, [
    deferApp(`${settings.base}${light.path}`),
    await secureFiles(outDir, settings.base),
    styles,
  ]);
  await write('addresses.json', JSON.stringify(pages.addresses));
  await write(sitemapRoute, sitemap(pages.published, settings));
  await write('robots.txt', robots(settings));
  await drawn;
  await writeSocialImages(pages.published, { ...socialImages(settings, root), outDir });

  await write(openSearchRoute, openSearchDescription(settings));
  const { site, reference, changelog, textsIn } = pages;
  const sectionsIn = (file: string) => textsIn(file)?.sections;
  writeSearchIndex({ ...site, reference, changelog, sectionsIn }, outDir, { settings, root });

  await writeTwins(pages, { settings, root, write });

  if (!changelog) return;
  const { title, address, base, language, footer } = settings;
  const feeds = writeFeeds(changelog, {
    site: { title, address, base, language, copyright: footer.copyright },
    html: ({ route }) => articleOf(readFileSync(join(outDir, `${route}.html`), 'utf8')),
  });
  for (const { route, content } of feeds) await write(route, content);
}
