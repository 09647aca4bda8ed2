import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { PublicPage } from '../../render/pages/publicPages';
import { missingOf, picturesOf, type SocialImagesOptions } from './pictures';

export interface WriteSocialImagesOptions extends SocialImagesOptions {
  /** Folder of the built site. */
  outDir: string;
}

/**
 * Writes the picture of every page that brings none of its own, and the mark. A picture whose words, looks and drawing
 * code are those of an earlier build is taken from there.
 *
 * @returns How many had to be drawn.
 */
export async function writeSocialImages(
  pages: PublicPage[],
  { outDir, ...options }: WriteSocialImagesOptions,
): Promise<number> {
  const pictures = picturesOf(pages, options);
  const missing = missingOf(pictures);
  if (missing.length > 0) {
    // Takes a while to load, and most builds draw nothing.
    const { drawPictures } = await import('./drawPictures');
    drawPictures(missing);
  }
  for (const { route, file } of pictures) {
    const written = join(outDir, route);
    mkdirSync(dirname(written), { recursive: true });
    copyFileSync(file, written);
  }
  return missing.length;
}
