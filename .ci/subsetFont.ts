import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subset from 'subset-font';

import { type BrandFont, brandWeights } from '../ui/styles/brandFonts';

const require = createRequire(import.meta.url);

/** Reduces a font to its subset and {@link brandWeights}, as WOFF2. Deterministic. */
export async function subsetFont({ file, subset: range }: BrandFont): Promise<Buffer> {
  const whole = require.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`);
  const [min, max] = brandWeights.split(' ').map(Number) as [number, number];
  // Its types lack `keepFeatures`: the features that browsers apply by default, and tabular figures.
  const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga', 'tnum'] } as const;
  return subset(await readFile(whole), charactersIn(range), {
    ...options,
    variationAxes: { wght: { min, max } },
  });
}

/** All characters of a `unicode-range`. */
function charactersIn(range: string): string {
  return [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, first, last = first]) => {
      const start = parseInt(first!, 16);
      return Array.from({ length: parseInt(last!, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
