import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';

import { fallbackFontName, fallbackFonts } from '../tokens/fallbackFonts';
import './brandFaces.css';
import './moreFaces.css';

/* Local fonts with the metrics of the brand's, so that no line moves when those arrive. */
for (const { brand, locals, fontWeight } of Object.values(fallbackFonts).flat()) {
  for (const alike of locals) {
    const faces = alike.map((local) => {
      const { fontFaces } = createFontStack([brand, local], { fontFaceFormat: 'styleObject' });
      return fontFaces[0]!['@font-face'];
    });
    const [face] = faces as [(typeof faces)[number]];
    globalFontFace(fallbackFontName(alike[0]!.familyName), {
      src: faces.map(({ src }) => String(src)).join(', '),
      fontWeight,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride ?? '0%',
      sizeAdjust: face.sizeAdjust,
    });
  }
}
