import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import pLimit from 'p-limit';

import type { Origin } from '../../content/documents/withBase';
import type { PublicPage } from '../../pages/pageData';
import { socialImageRoute } from '../../theme/head/routes';
import type { SocialImageWords } from './socialImage';

const manifest = join(import.meta.dirname, '../../../package.json');

export interface SocialImagesOptions {
  site: Origin & { title: string; tagline: string };
  /** Folder that keeps the pictures between builds for 30 days. */
  cache: string;
}

/**
 * The pictures of pages that don't share the picture of another page, by route. Drawing runs on threads of resvg, so it can
 * start before the pages are built.
 */
export async function socialImages(
  pages: PublicPage[],
  { site, cache }: SocialImagesOptions,
): Promise<Map<string, Buffer>> {
  removeOld(cache);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: object };
  const versions = JSON.stringify(dependencies);
  const drawn = pages.filter(({ facts }) => facts.picturedAs === undefined);
  const draw = async (page: PublicPage) =>
    [socialImageRoute(page.route), await drawPicture(imageWords(page, site), { versions, cache })] as const;
  return new Map(await pLimit(4).map(drawn, draw));
}

/** How long a picture is kept, in milliseconds: 30 days. */
const month = 30 * 24 * 60 * 60_000;

/** Removes pictures that are older than a month. A build draws again those that pages still have. */
function removeOld(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const file = join(cache, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > month) rmSync(file, { force: true });
  }
}

function imageWords(
  { title, description, section, lettering = 'words', facts, entry }: PublicPage,
  { title: siteTitle, tagline, address, base }: SocialImagesOptions['site'],
): SocialImageWords {
  return {
    siteTitle,
    place: `${new URL(address).host}${base.replace(/\/$/, '')}`,
    title: facts.type === 'home' ? tagline : title,
    lettering,
    description,
    section,
    rosette: entry?.rosette,
  };
}

/**
 * Draws a picture as PNG, or takes it from the cache, whose keys are hashes of the SVG and of the exact versions of all
 * packages.
 */
async function drawPicture(
  words: SocialImageWords,
  { versions, cache }: { versions: string; cache: string },
): Promise<Buffer> {
  // Loads fonts, which most commands don't need.
  const { render, socialImage } = await import('./socialImage');
  const svg = socialImage(words);
  const name = hash('sha256', versions + svg);
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) return readFileSync(file);
  const drawn = await render(svg);
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, drawn);
  renameSync(draft, file);
  return drawn;
}
