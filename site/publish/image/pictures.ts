import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Origin } from '../../content/documents/withBase';
import { codeHash } from '../../codeHash';
import type { PublicPage } from '../../render/pages/publicPages';
import { logoRoute, socialImageRoute } from '../../render/head/routes';
import { legible } from './legible';
import type { SocialImageWords } from './socialImage';

/** Where the code lies that pictures are drawn with, from `site/`. */
const code = [
  'publish/image/*.ts',
  'render/head/routes.ts',
  '../ui/tokens/*.ts',
  '../ui/components/Mark/markRows.ts',
];

/** What pictures say about the site, and where they are kept. */
export interface SocialImagesOptions {
  site: Origin & { title: string; tagline: string };
  /** Folder that keeps the pictures from one build to the next. @default 'node_modules/.cache/social-images' */
  cache?: string;
}

/** A picture of the site. */
export interface Picture {
  route: string;
  /** Where it is kept. */
  file: string;
  /** What is said on it. @default the mark alone */
  words?: SocialImageWords;
}

/** The pictures of all pages that bring none of their own, and that of the mark. They are kept by their words and the code that draws them. */
export function picturesOf(
  pages: PublicPage[],
  { site, cache = join('node_modules', '.cache', 'social-images') }: SocialImagesOptions,
): Picture[] {
  const drawing = codeHash(code);
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

/** Those that no earlier build has drawn. */
export const missingOf = (pictures: Picture[]): Picture[] => pictures.filter(({ file }) => !existsSync(file));

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
