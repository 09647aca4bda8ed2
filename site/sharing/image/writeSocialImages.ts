import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { inLanes } from '../../inLanes';
import { nameOfCode } from '../../nameOfCode';
import { progress } from '../../progress';
import type { Origin } from '../../documents/absoluteAddress';
import type { PublicPage } from '../publicPages';
import { logoRoute, socialImageRoute } from '../socialImageRoute';
import { legible } from './legible';
import type { SocialImageWords } from './socialImage';

/** Where the code lies that pictures are drawn with, from `site/`. */
const code = [
  'sharing/image/*.ts',
  'sharing/socialImageRoute.ts',
  '../ui/tokens/*.ts',
  '../ui/components/Mark/markRows.ts',
];

/** What pictures say about the site, and where they are kept. */
export interface SocialImagesOptions {
  site: Origin & { title: string; tagline: string };
  /** Folder that keeps the pictures from one build to the next. @default 'node_modules/.cache/social-images' */
  cache?: string;
}

export interface WriteSocialImagesOptions extends SocialImagesOptions {
  /** Folder of the built site. */
  outDir: string;
}

/** A picture to draw. */
interface Picture {
  route: string;
  /** Where it is kept. */
  file: string;
  /** What is said on it. @default the mark alone */
  words?: SocialImageWords;
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
  const drawn = await drawMissing(pictures);
  await inLanes(pictures, async ({ route, file }) => {
    const written = join(outDir, route);
    await mkdir(dirname(written), { recursive: true });
    await copyFile(file, written);
  });
  return drawn;
}

/**
 * Draws the pictures that no earlier build has drawn.
 *
 * @returns How many.
 */
export const drawSocialImages = (pages: PublicPage[], options: SocialImagesOptions): Promise<number> =>
  drawMissing(picturesOf(pages, options));

async function drawMissing(pictures: Picture[]): Promise<number> {
  const missing = pictures.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return 0;
  // Takes a while to load, and most builds draw nothing.
  const { drawPicture } = await import('./drawPicture');
  const tell = progress('Drawing social images', missing.length);
  await mkdir(dirname(missing[0]!.file), { recursive: true });
  for (const { file, words } of missing) {
    // Another build may look for the same picture meanwhile: it finds a whole one or none.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, drawPicture(words));
    await rename(draft, file);
    tell();
  }
  return missing.length;
}

function picturesOf(
  pages: PublicPage[],
  { site, cache = join('node_modules', '.cache', 'social-images') }: SocialImagesOptions,
): Picture[] {
  const drawing = nameOfCode(code);
  const picture = (route: string, words?: SocialImageWords): Picture => {
    const name = createHash('sha256')
      .update(JSON.stringify([drawing, words]))
      .digest('hex')
      .slice(0, 32);
    return { route, words, file: join(cache, `${name}.png`) };
  };
  return [
    ...pages
      .filter(({ facts }) => facts.image === undefined && facts.picturedAs === undefined)
      .map((page) => picture(socialImageRoute(page.route), wordsOf(page, site))),
    picture(logoRoute),
  ];
}

function wordsOf(
  { title, description, section, lettering, facts }: PublicPage,
  { title: siteTitle, tagline, address, base }: SocialImagesOptions['site'],
): SocialImageWords {
  return {
    siteTitle: legible(siteTitle),
    place: legible(`${new URL(address).host}${base.replace(/\/$/, '')}`),
    title: legible(facts.type === 'home' ? tagline : title) || legible(siteTitle),
    lettering,
    description: legible(description),
    section: section && legible(section),
  };
}
