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
 * @returns Resolves when the thread has ended. What it could not draw is drawn when the pictures are written, and fails there.
 */
export function drawAhead(pages: PublicPage[], { site, cache }: SocialImagesOptions): Promise<void> {
  const { title, tagline, address, base } = site;
  const workerData: DrawAheadData = { pages, options: { site: { title, tagline, address, base }, cache } };
  return new Promise((resolve) => {
    new Worker(new URL('drawAheadWorker.ts', import.meta.url), { workerData, stderr: true })
      .once('error', () => resolve())
      .once('exit', () => resolve());
  });
}
