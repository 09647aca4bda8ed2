import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';
import pLimit from 'p-limit';

import type { Origin } from '../../content/documents/withBase';
import { logoRoute, socialImageRoute } from '../../render/head/routes';
import type { PublicPage } from '../../render/pages/publicPages';
import type { SocialImageWords } from './socialImage';

/** The site as pictures name it, and where they are kept. */
export interface SocialImagesOptions {
  site: Origin & { title: string; tagline: string };
  /** Folder that keeps the pictures from one build to the next. */
  cache: string;
}

/** A picture of the site. */
export interface Picture {
  route: string;
  /** What it says. @default the mark alone */
  words?: SocialImageWords;
}

/** The pictures of all pages that bring none of their own, and that of the mark. */
export const picturesOf = (pages: PublicPage[], site: SocialImagesOptions['site']): Picture[] => [
  ...pages
    .filter(({ facts }) => facts.image === undefined && facts.picturedAs === undefined)
    .map((page) => ({ route: socialImageRoute(page.route), words: wordsOf(page, site) })),
  { route: logoRoute },
];

function wordsOf(
  { title, description, section, lettering, facts }: PublicPage,
  { title: siteTitle, tagline, address, base }: SocialImagesOptions['site'],
): SocialImageWords {
  return {
    siteTitle,
    place: `${new URL(address).host}${base.replace(/\/$/, '')}`,
    title: facts.type === 'home' ? tagline : title,
    lettering,
    description,
    section,
  };
}

/** Draws a picture as PNG. Loads the drawing code on first use, which most builds don't need. */
export async function drawPicture({ words }: Picture): Promise<Buffer> {
  const { logo, socialImage } = await import('./socialImage');
  return words ? socialImage(words) : logo();
}

/**
 * Draws the pictures of a site, or takes them from the cache. The key is a hash of all code that draws and of what a picture
 * says. Drawing runs on threads of its own, so it can start before the pages are built.
 *
 * @returns The pictures by route.
 */
export async function socialImages(
  pages: PublicPage[],
  { site, cache }: SocialImagesOptions,
): Promise<Map<string, Buffer>> {
  const code = await drawingCode();
  const limit = pLimit(4);
  const take = async (picture: Picture): Promise<[string, Buffer]> => {
    const name = createHash('sha256')
      .update(JSON.stringify([code, picture.words]))
      .digest('hex');
    const file = join(cache, `${name}.png`);
    if (existsSync(file)) return [picture.route, readFileSync(file)];
    const drawn = await drawPicture(picture);
    mkdirSync(cache, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, drawn);
    renameSync(draft, file);
    return [picture.route, drawn];
  };
  return new Map(await limit.map(picturesOf(pages, site), take));
}

/** Identifies the code that draws: its bundle, and the exact versions of all packages. */
async function drawingCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'socialImage.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return (
    outputFiles[0]!.hash + JSON.stringify((JSON.parse(manifest) as { dependencies: object }).dependencies)
  );
}
