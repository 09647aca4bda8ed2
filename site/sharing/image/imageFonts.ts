import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Font } from 'satori';

const require = createRequire(import.meta.url);

const faces = [
  { name: 'words', family: 'schibsted-grotesk', weights: [400, 500, 600, 700] },
  { name: 'code', family: 'spline-sans-mono', weights: [400, 600] },
] as const;

/** Parts of the fonts, which together have the letters of all Latin languages. */
const subsets = ['latin', 'latin-ext'];

const folderOf = (family: string) => dirname(require.resolve(`@fontsource/${family}/index.css`));

/** The fonts of the pictures: the site's own, one file for each weight. */
export function imageFonts(): Font[] {
  return faces.flatMap(({ name, family, weights }) =>
    subsets.flatMap((subset) =>
      weights.map((weight) => ({
        // A letter that the first has not is looked for in the others.
        name: subset === 'latin' ? name : `${name} ${subset}`,
        weight,
        style: 'normal' as const,
        data: readFileSync(join(folderOf(family), 'files', `${family}-${subset}-${weight}-normal.woff`)),
      })),
    ),
  );
}

let illegible: RegExp | undefined;

/** A text without the letters that the fonts have no form for: they would all be drawn as the same empty box. */
export function legible(text: string): string {
  if (!illegible) {
    const ranges = JSON.parse(
      readFileSync(join(folderOf(faces[0].family), 'unicode.json'), 'utf8'),
    ) as Record<string, string>;
    const characters = subsets
      .flatMap((subset) => ranges[subset]!.split(','))
      .map((range) =>
        range
          .replace(/U\+/, '')
          .split('-')
          .map((code) => `\\u{${code}}`)
          .join('-'),
      );
    illegible = new RegExp(`[^${characters.join('')}]`, 'gu');
  }
  return text.replace(illegible, '').replace(/\s+/g, ' ').trim();
}
