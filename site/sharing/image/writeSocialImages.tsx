import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { inLanes } from '../../inLanes';
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
  /** Where it is kept. */
  file: string;
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
  const tell = progress('Drawing social images', missing.length);
  for (const picture of missing) {
    await draw(picture);
    tell();
  }
  return missing.length;
}

function picturesOf(
  pages: PublicPage[],
  { site, cache = join('node_modules', '.cache', 'social-images') }: SocialImagesOptions,
): Picture[] {
  const ground = engraving();
  const hashed = new Map([ground, ''].map((drawn) => [drawn, nameOf([drawn, drawing])]));
  const picture = (parts: Omit<Picture, 'file'>): Picture => {
    const { content, size } = parts;
    const name = nameOf([renderToStaticMarkup(content), size, hashed.get(parts.ground)]);
    return { ...parts, file: join(cache, `${name}.png`) };
  };
  return [
    ...pages
      .filter(({ facts }) => facts.image === undefined && facts.picturedAs === undefined)
      .map((page) =>
        picture({
          route: socialImageRoute(page.route),
          content: socialImage(wordsOf(page, site)),
          ground,
          size: socialImageSize,
        }),
      ),
    picture({ route: logoRoute, content: markImage(), ground: '', size: markImageSize }),
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

async function draw({ content, ground, size, file }: Picture): Promise<void> {
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

/** Names what is made of these parts. */
const nameOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
