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
import { dirname, join } from 'node:path';

import pLimit from 'p-limit';

import type { Origin } from '../../content/links/withBase';
import type { PublicPage } from '../../pages/pageData';
import { socialImageRoute } from '../../theme/head/routes';
import type { SocialImageWords } from './socialImage';

const manifest = join(import.meta.dirname, '../../../package.json');

/** How long a picture is kept, in milliseconds: 30 days. */
const month = 30 * 24 * 60 * 60_000;

export interface SocialImagesOptions {
  site: Origin & { title: string; tagline: string };
  /** Folder that keeps the pictures between builds for 30 days. */
  cache: string;
}

/**
 * The pictures of pages that don't share the picture of another page, as PNG by route. Each is drawn, or taken from the
 * cache, whose keys are hashes of the SVG and of the exact versions of all packages.
 */
export async function socialImages(
  pages: PublicPage[],
  { site, cache }: SocialImagesOptions,
): Promise<Map<string, Uint8Array>> {
  removeOld(cache);
  // Loads fonts, which development doesn't need.
  const { render, socialImage } = await import('./socialImage');
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: object };
  const versions = JSON.stringify(dependencies);
  const drawn = pages.filter(({ facts }) => facts.picturedAs === undefined);
  const pictures = await pLimit(4).map(drawn, async (page) => {
    const svg = socialImage(wordsOf(page, site));
    const file = join(cache, `${hash('sha256', versions + svg)}.png`);
    if (!existsSync(file)) keep(file, await render(svg));
    return [socialImageRoute(page.route), readFileSync(file)] as const;
  });
  return new Map(pictures);
}

/** Removes pictures that are older than a month. A build draws again those that pages still have. */
function removeOld(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const file = join(cache, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > month) rmSync(file, { force: true });
  }
}

/** Writes a picture as a whole: another build can read the cache at the same time. */
function keep(file: string, picture: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, picture);
  renameSync(`${file}.${process.pid}`, file);
}

function wordsOf(
  page: PublicPage,
  { title: siteTitle, tagline, address, base }: SocialImagesOptions['site'],
): SocialImageWords {
  const { title, description, section, titleStyle = 'words' } = page;
  return {
    siteTitle,
    place: `${new URL(address).host}${base.replace(/\/$/, '')}`,
    title: page.kind === 'home' ? tagline : title,
    titleStyle,
    description,
    section,
    rosette: page.kind === 'entry' ? page.entry.rosette : undefined,
  };
}
