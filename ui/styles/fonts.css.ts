import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';

import { standInName, standIns } from '../tokens/standIns';

/*
 * Two files, Latin only. A page that is painted before they arrive keeps the local font that stands in, its
 * metrics adjusted to theirs: no line ever moves. Pages preload them, so that this is rare.
 */
globalFontFace('Schibsted Grotesk Variable', {
  src: 'url("@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '400 900',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

globalFontFace('Spline Sans Mono Variable', {
  src: 'url("@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2") format("woff2")',
  fontWeight: '300 700',
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

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
