import { openThreads } from '../../threads/openThreads';
import type { PublicPage } from '../publicPages';
import type { DrawTask } from './drawTask';
import type { SocialImagesOptions } from './writeSocialImages';

/**
 * Draws the pictures of a site on another thread, while its pages are built.
 *
 * @returns Resolves when all are drawn; rejects with what stopped the thread.
 */
export async function drawAhead(pages: PublicPage[], { site, cache }: SocialImagesOptions): Promise<void> {
  const { title, tagline, address, base } = site;
  const threads = openThreads<DrawTask, number>(new URL('./drawTask.ts', import.meta.url), 1);
  try {
    await threads.run({ pages, options: { site: { title, tagline, address, base }, cache } });
  } finally {
    await threads.close();
  }
}
