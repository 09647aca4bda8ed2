import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { bundle } from '../../bundle.mjs';
import type { PublicPage } from '../../pages/pageData';
import type { Settings } from '../../settings/schema';
import { socialImageRoute } from '../../theme/head/routes';
import type { PicturesToDraw } from './drawSocialImages';
import type { SocialImageWords } from './socialImage';

/**
 * The pictures of pages that don't share the picture of another page, by route. They are drawn on a thread while the pages
 * are built: encoding them takes a tenth of the main thread's time at 1,000 pages.
 *
 * @param cache Folder that keeps the pictures between builds for 30 days.
 */
export async function socialImages(
  pages: PublicPage[],
  site: Pick<Settings, 'title' | 'tagline' | 'address' | 'base'>,
  cache: string,
): Promise<Map<string, Uint8Array>> {
  const drawn = pages.filter(({ metadata }) => metadata.imageRoute === undefined);
  const { title: siteTitle, tagline, address, base } = site;
  const siteAddress = `${new URL(address).host}${base.replace(/\/$/, '')}`;
  const imageWords = (page: PublicPage): SocialImageWords => ({
    siteTitle,
    siteAddress,
    title: page.kind === 'home' ? tagline : page.title,
    titleStyle: page.titleStyle,
    description: page.description,
    section: page.section,
    rosette: page.kind === 'entry' ? page.entry.rosette : undefined,
  });
  const workerData: PicturesToDraw = {
    words: drawn.map((page) => [socialImageRoute(page.route), imageWords(page)]),
    cache,
  };
  const { url } = await bundle(join(import.meta.dirname, 'drawSocialImages.ts'));
  const [pictures] = await once(new Worker(new URL(url), { workerData }), 'message');
  return pictures as Map<string, Uint8Array>;
}
