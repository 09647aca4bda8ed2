import { globalFontFace, globalStyle } from '@vanilla-extract/css';

import { vars } from '../tokens';
import { base } from '../tokens/base';
import { brandFonts, fetchedFace } from './brandFonts';

/* The characters of nearly every page. Until they are loaded, pages use the fallback fonts of `fonts.css.ts`. */
for (const { family, file, subset } of brandFonts) {
  globalFontFace(family, fetchedFace(`./fonts/${file}.woff2`, subset));
}

globalStyle(':root', {
  vars: { [vars.family.text]: base.family.text, [vars.family.code]: base.family.code },
});
