import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { progress } from '../../progress';
import type { Origin } from '../../documents/absoluteAddress';
import type { PublicPage } from '../publicPages';
import { logoRoute, socialImageRoute, socialImageSize } from '../socialImageRoute';
import { engraving } from './engraving';
import { legible } from './imageFonts';
import { markImage, markImageSize } from './markImage';
import { socialImage, type SocialImageWords } from './socialImage';

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
  content: ReactNode;
  /** SVG under the content. */
  ground: string;
  size: { width: number; height: number };
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
  const drawn = await drawSocialImages(pages, options);
  for (const picture of picturesOf(pages, options.site)) {
    const file = join(outDir, picture.route);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(keptFile(picture, options), file);
  }
  return drawn;
}

/**
 * Draws the pictures that no earlier build has drawn.
 *
 * @returns How many.
 */
export async function drawSocialImages(pages: PublicPage[], options: SocialImagesOptions): Promise<number> {
  const pictures = picturesOf(pages, options.site);
  const missing = pictures.filter((picture) => !existsSync(keptFile(picture, options)));
  const tell = progress('Drawing social images', missing.length);
  for (const picture of missing) {
    await draw(picture, keptFile(picture, options));
    tell();
  }
  return missing.length;
}

function picturesOf(pages: PublicPage[], site: SocialImagesOptions['site']): Picture[] {
  const ground = engraving();
  return [
    ...pages
      .filter(({ facts }) => facts.image === undefined && facts.picturedAs === undefined)
      .map((page) => ({
        route: socialImageRoute(page.route),
        content: socialImage(wordsOf(page, site)),
        ground,
        size: socialImageSize,
      })),
    { route: logoRoute, content: markImage(), ground: '', size: markImageSize },
  ];
}

const keptFile = (
  picture: Picture,
  { cache = join('node_modules', '.cache', 'social-images') }: SocialImagesOptions,
) => join(cache, `${keyOf(picture)}.png`);

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

async function draw({ content, ground, size }: Picture, file: string): Promise<void> {
  // Takes a while to load, and most builds draw nothing.
  const { drawImage } = await import('./drawImage');
  // Another build may look for the same picture meanwhile: it finds a whole one or none.
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await drawImage(content, ground, size));
  await rename(draft, file);
}

const require = createRequire(import.meta.url);

/** What all pictures depend on: the code that draws them, and the libraries and fonts. */
const drawing = [
  ...['drawImage.ts', 'imageFonts.ts', 'indexedPng.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
  ...['satori', '@resvg/resvg-js', '@fontsource/schibsted-grotesk', '@fontsource/spline-sans-mono'].map(
    (name) =>
      (require('../../../package.json') as { dependencies: Record<string, string> }).dependencies[name],
  ),
];

function keyOf({ content, ground, size }: Picture): string {
  const all = [renderToStaticMarkup(content), ground, size, drawing];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32);
}
