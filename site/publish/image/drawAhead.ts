import { openThreads } from '../../openThreads';
import type { PublicPage } from '../../render/pages/publicPages';
import { missingOf, picturesOf, type Picture, type SocialImagesOptions } from './pictures';

/**
 * Draws the pictures of a site that no earlier build has drawn, on another thread, while its pages are built.
 *
 * @returns Resolves when all are drawn; rejects with what stopped the thread.
 */
export async function drawAhead(pages: PublicPage[], options: SocialImagesOptions): Promise<void> {
  const missing = missingOf(picturesOf(pages, options));
  if (missing.length === 0) return;
  const threads = openThreads<Picture[], void>(new URL('./drawTask.ts', import.meta.url), 1);
  try {
    await threads.run(missing);
  } finally {
    await threads.close();
  }
}
