import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
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
  /** Folder that keeps the pictures between builds, until none has used them for 30 days. */
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
  const drawn = pages.filter(({ facts }) => facts.picturedAs === undefined);
  const draw = async (page: PublicPage) =>
    [socialImageRoute(page.route), await drawPicture(wordsOf(page, site), cache)] as const;
  const pictures = new Map(await pLimit(4).map(drawn, draw));
  removeUnused(cache);
  return pictures;
}

/** How long a picture is kept that no build uses, in milliseconds: 30 days. */
const month = 30 * 24 * 60 * 60_000;

/** Removes the pictures of a cache that no build used for a month. */
function removeUnused(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const file = join(cache, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > month) ifAllowed(() => rmSync(file, { force: true }));
  }
}

/** Changes something in the cache unless it belongs to another user. */
function ifAllowed(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function wordsOf(
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
export async function drawPicture(words: SocialImageWords, cache?: string): Promise<Buffer> {
  // Loads fonts, which most commands don't need.
  const { render, socialImage } = await import('./socialImage');
  const svg = socialImage(words);
  if (cache === undefined) return render(svg);
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: object };
  const name = hash('sha256', JSON.stringify([dependencies, svg]));
  const file = join(cache, `${name}.png`);
  if (existsSync(file)) {
    const now = new Date();
    ifAllowed(() => utimesSync(file, now, now));
    return readFileSync(file);
  }
  const drawn = await render(svg);
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, drawn);
  renameSync(draft, file);
  return drawn;
}
