import { Worker } from 'node:worker_threads';

import type { PublicPage } from '../publicPages';
import type { SocialImagesOptions } from './writeSocialImages';

/** What the worker gets. */
export interface DrawAheadData {
  pages: PublicPage[];
  options: SocialImagesOptions;
}

/**
 * Draws the pictures of a site on another thread, while its pages are built.
 *
 * @returns Resolves when all are drawn; rejects with what stopped the thread.
 */
export function drawAhead(pages: PublicPage[], { site, cache }: SocialImagesOptions): Promise<void> {
  const { title, tagline, address, base } = site;
  const workerData: DrawAheadData = { pages, options: { site: { title, tagline, address, base }, cache } };
  return new Promise((resolve, reject) => {
    new Worker(new URL('./drawAheadWorker.mjs', import.meta.url), { workerData })
      .once('error', reject)
      .once('exit', () => resolve());
  });
}
