import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { bundle } from '../../bundle.mjs';
import type { IndexedPage } from '../../pages/pageData';
import type { Settings } from '../../settings/schema';
import { socialImageRoute } from '../../theme/head/routes';
import type { SocialImageJob } from './drawSocialImages';
import type { ImageContent } from './socialImage';

/**
 * The images of pages that don't share the image of another page, by route. They are drawn on a thread while the pages
 * are built: encoding them takes a tenth of the main thread's time at 1,000 pages.
 *
 * @param cache Folder that keeps the images between builds for 30 days.
 */
export async function socialImages(
  pages: IndexedPage[],
  site: Pick<Settings, 'title' | 'tagline' | 'address' | 'base'>,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const drawn = pages.filter(({ metadata }) => metadata.imageRoute === undefined);
  const { title: siteTitle, tagline, address, base } = site;
  const siteAddress = `${new URL(address).host}${base.replace(/\/$/, '')}`;
  const contentOf = (page: IndexedPage): ImageContent => ({
    siteTitle,
    siteAddress,
    title: page.kind === 'home' ? tagline : page.title,
    titleStyle: page.titleStyle,
    description: page.description,
    section: page.section,
    rosette: page.kind === 'entry' ? page.entry.rosette : undefined,
  });
  const workerData: SocialImageJob = {
    contents: drawn.map((page) => [socialImageRoute(page.route), contentOf(page)]),
    cache,
  };
  mkdirSync(cache, { recursive: true });
  const { url } = await bundle(join(import.meta.dirname, 'drawSocialImages.ts'));
  const [images] = await once(new Worker(new URL(url), { workerData }), 'message');
  return images as Map<string, Uint8Array>;
}
