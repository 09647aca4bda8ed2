import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Font } from 'harfbuzzjs';

import { subsets } from './legible';
import { openFont } from './openFont';

/** The families of the pictures: the site's own. */
const families = { words: 'schibsted-grotesk', code: 'spline-sans-mono' };

/** What a text is set in. */
export interface Typeface {
  family: keyof typeof families;
  weight: 400 | 500 | 600 | 700;
}

const require = createRequire(import.meta.url);
const opened = new Map<string, Font[]>();

/** The fonts of a typeface, one for each part of its letters: a letter that the first has not is looked for in the next. */
export function fontsOf({ family, weight }: Typeface): Font[] {
  const key = `${family} ${weight}`;
  let fonts = opened.get(key);
  if (!fonts) {
    const name = families[family];
    const folder = dirname(require.resolve(`@fontsource/${name}/index.css`));
    fonts = subsets.map((subset) =>
      openFont(join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`)),
    );
    opened.set(key, fonts);
  }
  return fonts;
}
