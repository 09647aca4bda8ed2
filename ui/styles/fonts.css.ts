import { createFontStack } from '@capsizecss/core';
import ranges from '@fontsource-variable/schibsted-grotesk/unicode.json';
import { globalFontFace } from '@vanilla-extract/css';

import { standInName, standIns } from '../tokens/standIns';
import { brandFonts, brandWeights } from './brandFonts';

/*
 * A page painted before the subsets arrive keeps the stand-ins, local fonts with adjusted metrics: no line ever
 * moves. Ranges don't overlap: a character whose subset is not there yet would load the other file. Both packages
 * have the same ranges.
 */
for (const { family, file, subset, latin1, punctuation } of brandFonts) {
  const face = (path: string, unicodeRange: string) => ({
    src: `url("${path}") format("woff2")`,
    fontWeight: brandWeights,
    fontDisplay: 'optional' as const,
    unicodeRange,
  });
  globalFontFace(family, [
    ...Object.entries(ranges).map(([part, range]) =>
      face(
        `@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`,
        range.replace('U+0000-00FF', latin1).replace('U+2000-206F', punctuation),
      ),
    ),
    face(`./fonts/${file}.woff2`, subset),
  ]);
}

for (const { brand, locals, fontWeight } of Object.values(standIns).flat()) {
  for (const local of locals) {
    const { fontFaces } = createFontStack([brand, local], { fontFaceFormat: 'styleObject' });
    const face = fontFaces[0]!['@font-face'];
    globalFontFace(standInName(brand.familyName, local.familyName), {
      src: String(face.src),
      fontWeight,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride ?? '0%',
      sizeAdjust: face.sizeAdjust,
    });
  }
}
