import ranges from '@fontsource-variable/schibsted-grotesk/unicode.json';
import { globalFontFace } from '@vanilla-extract/css';

import { brandFonts, fetchedFace } from './brandFonts';

/*
 * All other characters. Ranges don't overlap those of `brandFaces.css.ts`: a character whose subset isn't loaded yet would
 * load the other file. Both packages have the same ranges.
 */
for (const { family, file, latin1, punctuation } of brandFonts) {
  const faces = Object.entries(ranges).map(([part, range]) =>
    fetchedFace(
      `@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`,
      range.replace('U+0000-00FF', latin1).replace('U+2000-206F', punctuation),
    ),
  );
  globalFontFace(family, faces);
}
