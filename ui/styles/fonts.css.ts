import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';

import { fallbackFontName, fallbackFonts } from '../tokens/fallbackFonts';
import './brandFaces.css';
import './moreFaces.css';

/* Local fonts with the metrics of the brand's, so that no line moves when those load. */
for (const { brand, locals, fontWeight } of Object.values(fallbackFonts).flat()) {
  for (const { family, metrics, names } of locals) {
    const { fontFaces } = createFontStack([brand, metrics], { fontFaceFormat: 'styleObject' });
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = fontFaces[0]!['@font-face'];
    globalFontFace(fallbackFontName(family), {
      src: names.map((name) => `local("${name}")`).join(', '),
      fontWeight,
      ascentOverride,
      descentOverride,
      lineGapOverride: lineGapOverride ?? '0%',
      sizeAdjust,
    });
  }
}
